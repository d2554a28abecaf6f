import type { RecordAttributes } from './wire'

export interface Sale {
  price: number | null
  year: number
  /** Null where the month is not published. */
  month: number | null
  qualificationCode: string | null
  /** V or I: vacant or improved when it was sold. */
  vacantOrImprovedCode: string | null
  /** The source's mark of several parcels sold at one price. */
  multipleParcelsCode: string | null
}

/** Without a year there was no sale: the roll writes 0 for its price then. */
export function lastSaleOf(row: RecordAttributes): Sale | null {
  if (row.SALE_YR1 === null) return null
  return {
    price: row.SALE_PRC1,
    year: row.SALE_YR1,
    month: readMonth(row.SALE_MO1),
    qualificationCode: row.QUAL_CD1,
    vacantOrImprovedCode: row.VI_CD1,
    multipleParcelsCode: row.M_PAR_SAL1,
  }
}

export function saleBeforeOf(row: RecordAttributes): Sale | null {
  if (row.SALE_YR2 === null) return null
  return {
    price: row.SALE_PRC2,
    year: row.SALE_YR2,
    month: readMonth(row.SALE_MO2),
    qualificationCode: row.QUAL_CD2,
    vacantOrImprovedCode: row.VI_CD2,
    multipleParcelsCode: row.M_PAR_SAL2,
  }
}

/** "2024-05", or nothing where the month is unknown: a year alone is no date. */
export function dateOf({ year, month }: Sale): string | null {
  return month === null ? null : `${year}-${String(month).padStart(2, '0')}`
}

function readMonth(text: string | null): number | null {
  const month = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 0
  return month >= 1 && month <= 12 ? month : null
}
