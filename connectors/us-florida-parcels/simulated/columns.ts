import { plotCity, plotStreetLine } from '@/lib/sample-world/florida/addresses'
import { objectIdOf, parcelIdOf, recordIdOf } from '@/lib/sample-world/florida/identifiers'
import { areaOf, perimeterOf } from '@/lib/sample-world/florida/outline'
import { ownerOf } from '@/lib/sample-world/florida/owners'
import type { SamplePlot } from '@/lib/sample-world/florida/plots'
import { rollOf } from '@/lib/sample-world/florida/roll'
import { type SampleSale, salesOf } from '@/lib/sample-world/florida/sales'
import { type SampleParcelValues, valuesOf } from '@/lib/sample-world/florida/values'

type Column = (plot: SamplePlot) => string | number
type Columns = Readonly<Record<string, Column>>

const value =
  (valueFrom: (values: SampleParcelValues) => string | number): Column =>
  (plot) =>
    valueFrom(valuesOf(plot))

const homestead = (valueFrom: (values: SampleParcelValues) => number) =>
  value((values) => (values.isHomestead ? valueFrom(values) : 0))

const others = (valueFrom: (values: SampleParcelValues) => number) =>
  value((values) => (values.isHomestead ? 0 : valueFrom(values)))

/** The row of a street has a zero or a blank in these columns. */
const filledColumn =
  (
    valueFrom: (plot: SamplePlot, record: number) => string | number,
    otherwise: string | number = ' ',
  ): Column =>
  (plot) =>
    plot.kind === 'street' ? otherwise : valueFrom(plot, recordIdOf(plot))

const saleColumns = (which: 0 | 1): Columns => {
  const sale =
    (valueFrom: (sale: SampleSale) => string | number): Column =>
    (plot) =>
      valueFrom(salesOf(plot)[which])
  const number = which + 1
  return {
    [`M_PAR_SAL${number}`]: sale(({ severalParcels }) => severalParcels),
    [`QUAL_CD${number}`]: sale(({ qualification }) => qualification),
    [`VI_CD${number}`]: sale(({ vacantOrImproved }) => vacantOrImproved),
    [`SALE_PRC${number}`]: sale(({ price }) => price),
    [`SALE_YR${number}`]: sale(({ year }) => year),
    [`SALE_MO${number}`]: sale(({ month }) => month),
    [`OR_BOOK${number}`]: sale(({ book }) => book),
    [`OR_PAGE${number}`]: sale(({ page }) => page),
    [`CLERK_NO${number}`]: sale(({ clerk }) => clerk),
  }
}

export const simulatedColumns: Columns = {
  OBJECTID: objectIdOf,
  PARCELNO: parcelIdOf,
  PARCEL_ID: parcelIdOf,
  OID_: filledColumn((_, record) => 1 + (record % 700_000), 0),
  BATCHING_ID: objectIdOf,
  CO_NO: ({ county }) => county,
  FILE_T: filledColumn(() => 'R'),
  ASMNT_YR: value(({ assessmentYear }) => assessmentYear),
  BAS_STRT: filledColumn(() => '07'),
  ATV_STRT: filledColumn(() => '7'),
  GRP_NO: filledColumn(() => '5'),
  DOR_UC: value(({ landUse }) => landUse),
  PA_UC: value(({ landUse }) => landUse.slice(-2)),
  JV: value(({ justValue }) => justValue),
  AV_SD: value(({ assessedForSchools }) => assessedForSchools),
  AV_NSD: value(({ assessed }) => assessed),
  TV_SD: value(({ taxableForSchools }) => taxableForSchools),
  TV_NSD: value(({ taxable }) => taxable),
  JV_HMSTD: homestead(({ justValue }) => justValue),
  AV_HMSTD: homestead(({ assessed }) => assessed),
  JV_RESD_NO: others(({ justValue }) => justValue),
  AV_RESD_NO: others(({ assessed }) => assessed),
  LND_VAL: value(({ landValue }) => landValue),
  LND_UNTS_C: filledColumn(() => 2, 0),
  NO_LND_UNT: value(({ landSquareFeet }) => landSquareFeet),
  LND_SQFOOT: value(({ landSquareFeet }) => landSquareFeet),
  DT_LAST_IN: filledColumn((plot) => inspectedOn(rollOf(plot)), 0),
  EFF_YR_BLT: value(({ effectiveYear }) => effectiveYear),
  ACT_YR_BLT: value(({ yearBuilt }) => yearBuilt),
  TOT_LVG_AR: value(({ livingSquareFeet }) => livingSquareFeet),
  NO_BULDNG: value(({ buildings }) => buildings),
  NO_RES_UNT: value(({ units }) => units),
  SPEC_FEAT_: value(({ featureValue }) => featureValue),
  ...saleColumns(0),
  ...saleColumns(1),
  OWN_NAME: (plot) => ownerOf(plot).name,
  OWN_ADDR1: (plot) => ownerOf(plot).street,
  OWN_CITY: (plot) => ownerOf(plot).city,
  OWN_STATE: (plot) => ownerOf(plot).state,
  OWN_ZIPCD: (plot) => ownerOf(plot).zip,
  S_LEGAL: filledColumn((_, record) => `LOT ${1 + (record % 40)} BLK ${1 + (record % 26)} SAMPLE PLAT`),
  MKT_AR: filledColumn((_, record) => String(10 + (record % 20))),
  NBRHD_CD: filledColumn((_, record) => String(1_000 + (record % 300))),
  PUBLIC_LND: ({ kind }) => (kind === 'park' ? 'C' : ' '),
  TAX_AUTH_C: filledColumn(() => 'MSTU'),
  PHY_ADDR1: plotStreetLine,
  PHY_CITY: plotCity,
  PHY_ZIPCD: filledColumn(({ block }) => Number(block.town.place.zip), 0),
  ALT_KEY: filledColumn((_, record) => String(record).padStart(10, '0')),
  SEQ_NO: filledColumn((_, record) => record % 1_000_000, 0),
  STATE_PAR_: filledColumn(({ county }, record) => `C${county}-${dashed(record)}`),
  Shape__Area: areaOf,
  Shape__Length: perimeterOf,
}

function inspectedOn(roll: (question: number) => number): number {
  return 100 * (1 + Math.floor(12 * roll(90))) + 18 + Math.floor(8 * roll(91))
}

function dashed(record: number): string {
  const digits = String(record).padStart(11, '0')
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6, 10)}-${digits.slice(10)}`
}
