declare module "icon:*" {
  /** The path of one icon in a square of 512. */
  const path: string;
  export default path;
}
