"""The greedy bot: at each decision it takes what looks best now, in dollars."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.bot import Bot
from consigliere.bots.mobcity.crew import Crew
from consigliere.bots.mobcity.estate import Estate
from consigliere.bots.mobcity.gunfight import Gunfight
from consigliere.bots.mobcity.privileges import Privileges
from consigliere.bots.mobcity.sight import Sight
from consigliere.bots.mobcity.streets import Streets
from consigliere.bots.mobcity.worth import Worth
from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.box import EVENT, POLICE
from consigliere.games.mobcity.knowledge import Memory
from consigliere.games.mobcity.position import Position
from consigliere.kernel.chance import Chance
from consigliere.kernel.state import Knowledge, View


class Greedy(Bot):
    """Buys while it pays, insures what it runs, and goes where its guns are enough."""

    def choose(self, view: View, knowledge: Knowledge, legal: vec[i64], chance: Chance) -> int:
        p = view.copy
        assert isinstance(p, Position)
        assert isinstance(knowledge, Memory)
        choices: list[int] = list(legal)
        if len(choices) == 1:
            return choices[0]
        n = p.agreed.numbers
        stage = int(p.stage)
        if stage == e.PLACE_SOLDIER:
            return choices[0]  # all groups are empty
        if stage == e.CAPTURE:
            return int(n.capture)
        sight = Sight(p, knowledge, self.seat)
        if stage in (e.ARM, e.WHO_ACTS, e.ACT, e.SHOOT_AGAIN):
            return self._fight(Gunfight(sight), stage, choices)
        worth = Worth(sight)
        if stage in (e.HIRE, e.WAGES, e.LOOT):
            return self._manage(Crew(worth), stage, choices)
        if stage in (e.SEND, e.THROW, e.MOLLS):
            return self._send(Streets(worth), stage, choices)
        estate = Estate(worth)
        if stage == e.BID:
            return Privileges(worth, estate).bid()
        if stage in (e.TAKE_EVENT, e.TAKE_POLICE):
            privilege = EVENT if stage == e.TAKE_EVENT else POLICE
            return int(n.take if Privileges(worth, estate).is_worth(privilege) else n.decline)
        if stage == e.TAKE_WHISKEY:
            return estate.whiskey(choices)
        if stage == e.BUY:
            return estate.next_purchase()
        if stage == e.SPEAKEASIES:
            return estate.next_speakeasy(choices)
        return estate.next_fine(choices)

    @staticmethod
    def _fight(fight: Gunfight, stage: int, choices: list[int]) -> int:
        if stage == e.ARM:
            return fight.next_arming(choices)
        return fight.who_acts(choices) if stage == e.WHO_ACTS else fight.act(choices)

    @staticmethod
    def _manage(crew: Crew, stage: int, choices: list[int]) -> int:
        if stage == e.HIRE:
            return crew.next_hire(choices)
        return crew.next_wage(choices) if stage == e.WAGES else crew.next_loot(choices)

    @staticmethod
    def _send(streets: Streets, stage: int, choices: list[int]) -> int:
        if stage == e.SEND:
            return streets.next_sending(choices)
        return streets.throw(choices) if stage == e.THROW else streets.next_moll(choices)
