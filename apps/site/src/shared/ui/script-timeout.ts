/** Time after which a requested script counts as failed, ms. */
export const patience = 8_000;
