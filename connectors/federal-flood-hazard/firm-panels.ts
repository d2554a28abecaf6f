import { z } from 'zod'
import type { FirmPanel } from '@/lib/records/flood-zone/firm-panel'
import { readDay, readText } from './read-cell'
import type { FirmPanelRow, PoliticalJurisdictionRow, RevisionRow } from './wire'

export const mapRevision = z.object({
  caseNumber: z.string(),
  effectiveDate: z.string().nullable(),
  mapId: z.string().nullable(),
})
export type MapRevision = z.output<typeof mapRevision>

export const community = z.object({
  name: z.string().describe('As published.'),
  number: z.string().nullable().describe('In the National Flood Insurance Program.'),
})
export type PanelCommunity = z.output<typeof community>

export function readPanel(row: FirmPanelRow): FirmPanel | null {
  const panel = readText(row.FIRM_PAN)
  if (panel === null) return null
  const type = readText(row.PANEL_TYP)
  return {
    panel: panel.toUpperCase(),
    effectiveDate: readDay(row.EFF_DATE),
    type,
    isPrinted: type === null ? null : readPrinted(type),
    notPrintedReason: readText(row.PNP_REASON),
    scale: readText(row.SCALE),
    mapId: readText(row.DFIRM_ID),
  }
}

function readPrinted(type: string): boolean | null {
  if (/not printed/i.test(type)) return false
  return /panel printed/i.test(type) ? true : null
}

export function readRevision(row: RevisionRow): MapRevision | null {
  const caseNumber = readText(row.CASE_NO) ?? readText(row.LOMR_ID)
  if (caseNumber === null) return null
  return { caseNumber, effectiveDate: readDay(row.EFF_DATE), mapId: readText(row.DFIRM_ID) }
}

export function readCommunity(row: PoliticalJurisdictionRow): PanelCommunity | null {
  const name = readText(row.POL_NAME1)
  return name === null || readText(row.ANI_TF) === 'T' ? null : { name, number: readText(row.CID) }
}
