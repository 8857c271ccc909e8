/**
 * Puts the claims into the groups of their page, in the groups' order.
 * @throws when a group names a claim that does not exist, or a claim stands in no group or in two.
 */
export function groupClaims<G extends { id: string; claims: readonly string[] }, C extends { id: string }>(
  groups: readonly G[],
  claims: readonly C[],
): (Omit<G, 'claims'> & { claims: C[] })[] {
  const waiting = new Map(claims.map((claim) => [claim.id, claim]));
  const claimOf = (id: string, group: string): C => {
    const claim = waiting.get(id);
    if (!claim) throw new Error(`group ${group}: there is no claim ${id}, or another group has it`);
    waiting.delete(id);
    return claim;
  };
  const grouped = groups.map((group) => ({ ...group, claims: group.claims.map((id) => claimOf(id, group.id)) }));
  if (waiting.size > 0) throw new Error(`claims in no group: ${[...waiting.keys()].join(', ')}`);
  return grouped;
}
