/** Exit code by which the development server asks to be started again; `npm run desk` does so. */
export const startAgain = 75;
