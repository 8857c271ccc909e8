/** Time after which a requested script counts as failed, ms. */
export const scriptTimeout = 8_000;
