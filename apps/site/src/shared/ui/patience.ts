/** ms until a script that was asked for counts as not coming. */
export const patience = 8_000;
