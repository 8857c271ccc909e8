/** A module of sections together with the styles that only they need (src/shared/build/late.ts). */
declare module '*?late' {
  const sections: {
    getMod<Sections>(): Promise<Sections>;
    /** Minified sheets in the build, sheets by module while developing. */
    collectedStyles: readonly (string | { content: string })[] | string;
  };
  export default sections;
}
