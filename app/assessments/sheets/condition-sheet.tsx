import { names, REPAIRS, repairColumns } from '../entries/entry-names'
import { SheetHeading } from './sheet'
import { sheetTexts } from './sheet-texts'
import { Written } from './written'
import { WrittenTable } from './written-table'

export function ConditionSheet() {
  return (
    <>
      <Written name={names.condition} label={sheetTexts.condition} lines={6} />
      <WrittenTable
        id="packet-repairs"
        caption={sheetTexts.repairs}
        table="repair"
        count={REPAIRS}
        columns={repairColumns}
      />
      <SheetHeading>{sheetTexts.opinion}</SheetHeading>
      <Written name={names.opinion} label={sheetTexts.amount} />
      <Written name={names.opinionWhy} label={sheetTexts.restsOn} lines={3} />
    </>
  )
}
