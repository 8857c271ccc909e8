/** A module of sections together with the styles that only they need: Astro collects them instead of putting them into the head. */
declare module '*?astroPropagatedAssets' {
  const sections: {
    getMod<Sections>(): Promise<Sections>;
    /** Minified sheets in the build, sheets by module while developing. */
    collectedStyles: readonly (string | { content: string })[] | string;
  };
  export default sections;
}
