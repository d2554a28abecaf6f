import type { Geometry } from 'geojson'
import type { SimulatedField, SimulatedRow, SimulatedRowQuery } from '@/lib/arcgis/simulated-layer'
import { plotsByHouseNumber } from '@/lib/sample-world/florida/addresses'
import { plotByObjectId, plotsByParcelId } from '@/lib/sample-world/florida/identifiers'
import { floridaBounds } from '@/lib/sample-world/florida/land'
import { outlineOf } from '@/lib/sample-world/florida/outline'
import { plotsWithin } from '@/lib/sample-world/florida/parcels'
import type { Plot } from '@/lib/sample-world/florida/plots'
import { simulatedColumns } from './columns'

type Shape = (plot: Plot) => Geometry

export function* parcelRows(query: SimulatedRowQuery, shape: Shape): Generator<SimulatedRow> {
  for (const plot of plotsMeant(query)) yield new ParcelRow(plot, shape)
}

export function arePaged({ equals, like, bbox }: SimulatedRowQuery): boolean {
  return !equals.OBJECTID && !equals.PARCEL_ID && (bbox !== undefined || !like.PHY_ADDR1)
}

export const polygonOf: Shape = outlineOf

export function centroidOf({ bounds: [west, south, east, north] }: Plot): Geometry {
  return { type: 'Point', coordinates: [(west + east) / 2, (south + north) / 2] }
}

function plotsMeant({ equals, like, bbox }: SimulatedRowQuery): Iterable<Plot> {
  if (equals.OBJECTID) return equals.OBJECTID.flatMap((id) => plotByObjectId(Number(id)) ?? [])
  if (equals.PARCEL_ID) return equals.PARCEL_ID.flatMap(plotsByParcelId)
  if (bbox) return plotsWithin(bbox)
  const [, number] = /^(\d{1,6}) %$/.exec(like.PHY_ADDR1?.[0] ?? '') ?? []
  return number ? plotsByHouseNumber(Number(number)) : plotsWithin(floridaBounds())
}

/** D is a double, I an integer, S a text of a length. Names are cut to ten characters by the files they come from. */
const columns = `
OBJECTID OID, PARCELNO S254, OID_ I, CO_NO D, PARCEL_ID S30, FILE_T S1, ASMNT_YR D, BAS_STRT S2, ATV_STRT S2, GRP_NO S1,
DOR_UC S4, PA_UC S2, SPASS_CD S1, JV D, JV_CHNG D, JV_CHNG_CD D, AV_SD D, AV_NSD D, TV_SD D, TV_NSD D, JV_HMSTD D,
AV_HMSTD D, JV_NON_HMS D, AV_NON_HMS D, JV_RESD_NO D, AV_RESD_NO D, JV_CLASS_U D, AV_CLASS_U D, JV_H2O_REC D,
AV_H2O_REC D, JV_CONSRV_ D, AV_CONSRV_ D, JV_HIST_CO D, AV_HIST_CO D, JV_HIST_SI D, AV_HIST_SI D, JV_WRKNG_W D,
AV_WRKNG_W D, NCONST_VAL D, DEL_VAL D, PAR_SPLT D, DISTR_CD D, DISTR_YR D, LND_VAL D, LND_UNTS_C D, NO_LND_UNT D,
LND_SQFOOT D, DT_LAST_IN D, IMP_QUAL S3, CONST_CLAS D, EFF_YR_BLT D, ACT_YR_BLT D, TOT_LVG_AR D, NO_BULDNG D,
NO_RES_UNT D, SPEC_FEAT_ D, M_PAR_SAL1 S1, QUAL_CD1 S2, VI_CD1 S1, SALE_PRC1 D, SALE_YR1 D, SALE_MO1 S2, OR_BOOK1 S6,
OR_PAGE1 S6, CLERK_NO1 S20, S_CHNG_CD1 D, M_PAR_SAL2 S1, QUAL_CD2 S2, VI_CD2 S1, SALE_PRC2 D, SALE_YR2 D, SALE_MO2 S2,
OR_BOOK2 S6, OR_PAGE2 S6, CLERK_NO2 S20, S_CHNG_CD2 D, OWN_NAME S33, OWN_ADDR1 S40, OWN_ADDR2 S40, OWN_CITY S40,
OWN_STATE S30, OWN_ZIPCD D, OWN_STATE_ S2, FIDU_NAME S33, FIDU_ADDR1 S40, FIDU_ADDR2 S40, FIDU_CITY S40, FIDU_STATE S30,
FIDU_ZIPCD S5, FIDU_CD D, S_LEGAL S35, APP_STAT S1, CO_APP_STA S1, MKT_AR S3, NBRHD_CD S10, PUBLIC_LND S1,
TAX_AUTH_C S5, TWN S3, RNG S3, SEC S3, CENSUS_BK S16, PHY_ADDR1 S40, PHY_ADDR2 S40, PHY_CITY S40, PHY_ZIPCD D,
ALT_KEY S26, ASS_TRNSFR S1, PREV_HMSTD D, ASS_DIF_TR D, CONO_PRV_H D, PARCEL_ID_ S30, YR_VAL_TRN D, SEQ_NO D,
RS_ID S4, MP_ID S8, STATE_PAR_ S18, SPC_CIR_CD D, SPC_CIR_YR D, SPC_CIR_TX S50, BATCHING_ID I, Shape__Area D,
Shape__Length D`

const types: Readonly<Record<string, string>> = {
  O: 'esriFieldTypeOID',
  D: 'esriFieldTypeDouble',
  I: 'esriFieldTypeInteger',
  S: 'esriFieldTypeString',
}

export const simulatedFields: readonly SimulatedField[] = columns.split(',').map((column) => {
  const [name = '', kind = ''] = column.trim().split(' ')
  const field: SimulatedField = { name, type: types[kind.charAt(0)] ?? '' }
  if (kind.startsWith('S')) field.length = Number(kind.slice(1))
  if (name.startsWith('Shape__')) field.sqlType = 'sqlTypeDouble'
  return field
})

/** Made when read: a count looks at no column, and a page at a few of 122. */
class ParcelRow implements SimulatedRow {
  readonly attributes: SimulatedRow['attributes']
  readonly #plot: Plot
  readonly #shape: Shape
  #geometry: Geometry | undefined

  constructor(plot: Plot, shape: Shape) {
    this.#plot = plot
    this.#shape = shape
    this.attributes = new ParcelAttributes(plot)
  }

  get geometry(): Geometry {
    this.#geometry ??= this.#shape(this.#plot)
    return this.#geometry
  }
}

class ParcelAttributes {
  [column: string]: string | number | null
  readonly #plot: Plot

  constructor(plot: Plot) {
    this.#plot = plot
  }

  static {
    for (const { name, type } of simulatedFields) {
      const blank = type === 'esriFieldTypeString' ? ' ' : 0
      const columnValue = simulatedColumns[name] ?? (() => blank)
      Object.defineProperty(ParcelAttributes.prototype, name, {
        get(this: ParcelAttributes) {
          return columnValue(this.#plot)
        },
      })
    }
  }
}
