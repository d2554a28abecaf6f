import { SALES, SIMILAR_HOMES, saleColumns, similarHomeColumns } from '../entries/entry-names'
import { sheetTexts } from './sheet-texts'
import { WrittenTable } from './written-table'

export function ComparisonSheet() {
  return (
    <>
      <WrittenTable
        id="packet-similar"
        caption={sheetTexts.similar}
        table="similar"
        count={SIMILAR_HOMES}
        columns={similarHomeColumns}
      />
      <p className="mb-6 text-base text-muted">{sheetTexts.similarRule}</p>
      <WrittenTable
        id="packet-sales"
        caption={sheetTexts.sales}
        table="sale"
        count={SALES}
        columns={saleColumns}
      />
      <p className="text-base text-muted">{sheetTexts.salesRule}</p>
    </>
  )
}
