import { useState } from 'react';
import { saveFile, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import type { RoiRadio } from './cases.ts';
import type { RoiValues } from './inputs.ts';
import type { RoiToolText } from './schema.ts';

interface RoiExportProps {
  values: RoiValues;
  radios: readonly RoiRadio[];
  text: RoiToolText;
  refused: boolean;
}

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The calculation as a workbook with live formulas. What writes it is fetched when it is asked for. */
export function RoiExport({ values, radios, text, refused }: RoiExportProps) {
  const [failed, setFailed] = useState(false);
  useSpoken(failed && text.sheet.failed);
  const save = async () => {
    try {
      const { roiWorkbook } = await import('./workbook/roi-workbook.ts');
      saveFile(new Blob([roiWorkbook(values, radios, text)], { type }), `${text.sheet.file}.xlsx`);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <ToolButton label={text.actions.export} onClick={save} disabled={refused} />
      {failed && <span className="small">{text.sheet.failed}</span>}
    </>
  );
}
