import { useMemo } from 'react';
import { claimedShares, conservativeShares, type RoiValues } from 'tank-gauging/roi/inputs';
import { calculateMid, savedShare } from 'tank-gauging/roi/model';
import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Text } from '../../shared/ui/Text.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { type RoiView, rowValue } from './words.ts';

const has = (values: RoiValues, shares: Record<keyof typeof conservativeShares, number>) =>
  Object.entries(shares).every(([name, share]) => values[name as keyof typeof conservativeShares] === share);

/** States whether the avoidable shares are those of the site's claims, and the result with conservative ones. */
export function Examples({ values, data, tool, text }: RoiView) {
  const { example } = text;
  const sober = useMemo(() => calculateMid({ ...values, ...conservativeShares }, data.radios), [values, data.radios]);
  const isSober = has(values, conservativeShares);
  return (
    <div className="stack-2">
      <p>
        {[
          example.lead,
          fillSlots(example.totals, { tangki: formatNumber(values.tanks) }),
          has(values, claimedShares) && example.claimed,
          isSober ? example.sober : fillSlots(example.beside, { bulan: rowValue('payback', sober, text) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <ToolButton
        quiet
        label={isSober ? example.toClaimed : example.toSober}
        onClick={() => tool.put(isSober ? claimedShares : conservativeShares)}
      />
    </div>
  );
}

/** Claims of the site next to the visitor's figures. */
export function ClaimsBeside({ result: { mid }, text }: RoiView) {
  const { claims, none } = text;
  const share = savedShare(mid);
  const saved = share === undefined ? none : `${formatNumber(share * 100)}%`;
  return (
    <div className="quiet measure stack-1">
      <Text.p>{fillSlots(claims.savings, { sendiri: saved })}</Text.p>
      <Text.p>{fillSlots(claims.payback, { sendiri: rowValue('payback', mid, text) })}</Text.p>
      <Text.p>{claims.note}</Text.p>
    </div>
  );
}
