import type { LaterPart } from '../kit/Later.tsx';
import { LaterFold } from '../kit/LaterFold.tsx';
import type { ToolWords } from '../kit/tool-words.ts';
import type { RoiDetailsProps } from './RoiDetails.tsx';
import type { RoiMemoProps } from './RoiMemo.tsx';

const details = () => import('./RoiDetails.tsx');
const memos = () => import('./RoiMemo.tsx');
/** Only the server writes them at once; a browser fetches them when they are opened. */
const written = import.meta.env.SSR ? { ...(await details()), ...(await memos()) } : undefined;

const cases: LaterPart<RoiDetailsProps> = {
  load: async () => (await details()).RoiCasesTable,
  still: written?.RoiCasesTable,
};
const savings: LaterPart<RoiDetailsProps> = {
  load: async () => (await details()).RoiSavings,
  still: written?.RoiSavings,
};
const swings: LaterPart<RoiDetailsProps> = {
  load: async () => (await details()).RoiSwings,
  still: written?.RoiSwings,
};
const claims: LaterPart<RoiDetailsProps> = {
  load: async () => (await details()).RoiClaims,
  still: written?.RoiClaims,
};
const memo: LaterPart<RoiMemoProps> = { load: async () => (await memos()).RoiMemo, still: written?.RoiMemo };

interface PartsProps<P> {
  props: P;
  words: ToolWords;
  fresh: boolean;
}

/** The three cases, where the money comes from, what it hangs on, and the figures of this site beside the buyer's. */
export function RoiDetailFolds(given: PartsProps<RoiDetailsProps>) {
  const { tables, claims: ours } = given.props.text;
  return (
    <>
      <LaterFold {...given} title={tables.cases} part={cases} />
      <LaterFold {...given} title={tables.savings} part={savings} />
      <LaterFold {...given} title={tables.swings} part={swings} />
      <LaterFold {...given} title={ours.title.plain} part={claims} />
    </>
  );
}

/** The memo for those who decide: printed although it is folded. */
export const RoiMemoFold = (given: PartsProps<RoiMemoProps>) => (
  <LaterFold {...given} title={given.props.text.memo.heading} part={memo} printed />
);
