/** A module of sections together with the styles that only they need (src/shared/build/late.ts). */
declare module '*?late' {
  const sections: {
    getMod<Sections>(): Promise<Sections>;
    /** Minified style sheets in a build, style sheets by module in development. */
    collectedStyles: readonly (string | { content: string })[] | string;
  };
  export default sections;
}
