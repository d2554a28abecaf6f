import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { columnGroups, formatInspection, readColumn } from './roll-columns'

/** All columns of the layer, as recorded in October 2026. */
const recorded =
  `OBJECTID PARCELNO OID_ CO_NO PARCEL_ID FILE_T ASMNT_YR BAS_STRT ATV_STRT GRP_NO DOR_UC PA_UC SPASS_CD JV
  JV_CHNG JV_CHNG_CD AV_SD AV_NSD TV_SD TV_NSD JV_HMSTD AV_HMSTD JV_NON_HMS AV_NON_HMS JV_RESD_NO AV_RESD_NO JV_CLASS_U
  AV_CLASS_U JV_H2O_REC AV_H2O_REC JV_CONSRV_ AV_CONSRV_ JV_HIST_CO AV_HIST_CO JV_HIST_SI AV_HIST_SI JV_WRKNG_W AV_WRKNG_W
  NCONST_VAL DEL_VAL PAR_SPLT DISTR_CD DISTR_YR LND_VAL LND_UNTS_C NO_LND_UNT LND_SQFOOT DT_LAST_IN IMP_QUAL CONST_CLAS
  EFF_YR_BLT ACT_YR_BLT TOT_LVG_AR NO_BULDNG NO_RES_UNT SPEC_FEAT_ M_PAR_SAL1 QUAL_CD1 VI_CD1 SALE_PRC1 SALE_YR1 SALE_MO1
  OR_BOOK1 OR_PAGE1 CLERK_NO1 S_CHNG_CD1 M_PAR_SAL2 QUAL_CD2 VI_CD2 SALE_PRC2 SALE_YR2 SALE_MO2 OR_BOOK2 OR_PAGE2 CLERK_NO2
  S_CHNG_CD2 OWN_NAME OWN_ADDR1 OWN_ADDR2 OWN_CITY OWN_STATE OWN_ZIPCD OWN_STATE_ FIDU_NAME FIDU_ADDR1 FIDU_ADDR2 FIDU_CITY
  FIDU_STATE FIDU_ZIPCD FIDU_CD S_LEGAL APP_STAT CO_APP_STA MKT_AR NBRHD_CD PUBLIC_LND TAX_AUTH_C TWN RNG SEC CENSUS_BK
  PHY_ADDR1 PHY_ADDR2 PHY_CITY PHY_ZIPCD ALT_KEY ASS_TRNSFR PREV_HMSTD ASS_DIF_TR CONO_PRV_H PARCEL_ID_ YR_VAL_TRN SEQ_NO
  RS_ID MP_ID STATE_PAR_ SPC_CIR_CD SPC_CIR_YR SPC_CIR_TX BATCHING_ID Shape__Area Shape__Length`.split(/\s+/)

const isPersonal = (name: string) => /^(OWN|FIDU)_/.test(name)

describe('rollColumns', () => {
  it('lists every column once, except columns about the owner', () => {
    const columnSources = columnGroups.flatMap(({ columns }) => columns.map(({ source }) => source))
    expect(recorded).toHaveLength(122)
    expect(columnSources.toSorted()).toEqual(recorded.filter((name) => !isPersonal(name)).toSorted())
  })

  it("uses the source's column names only inside the connector", () => {
    const names = recorded.filter((name) => /^[A-Z\d]+_/.test(name) || name === 'JV')
    const isNamed = new RegExp(`\\b(${names.join('|')})\\b`)
    const files = ['app', 'components', 'lib']
      .flatMap((room) => readdirSync(room, { recursive: true }).map((file) => `${room}/${file}`))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
      .concat('connectors/us-public-assessments/sources/florida-assessments.ts')
    expect(files.length).toBeGreaterThan(700)
    const naming = files.filter((file) => isNamed.test(readFileSync(file, 'utf8')))
    expect(naming).toEqual([])
  })

  it('gives every column a different label', () => {
    const labels = columnGroups.flatMap(({ columns }) => columns.map(({ label }) => label))
    expect(new Set(labels).size).toBe(labels.length)
  })
})

describe('readColumn', () => {
  it('describes a blank as "Blank", and a 0 as possibly unknown', () => {
    expect(readColumn('text', ' ').published).toBe('Blank')
    expect(readColumn('code', null).published).toBe('Blank')
    expect(readColumn('dollars', 0).published).toMatch(/^0, .*unknown/)
  })

  it('leaves the leading zeros and the decimals of an identifier unchanged', () => {
    expect(readColumn('text', '00123.0 ')).toEqual({ published: '00123.0', meaning: null })
  })

  it('decodes known codes', () => {
    expect(readColumn('dollars', 72680).meaning).toBe('$72,680')
    expect(readColumn('county', 27).meaning).toBe('Escambia')
    expect(readColumn('landUse', '086').meaning).toBe('Counties')
    expect(readColumn('landUse', '777').meaning).toBeNull()
    expect(readColumn('month', '05').meaning).toBe('May')
    expect(readColumn('month', '13').meaning).toBeNull()
  })

  it('decodes the month of the last inspection', () => {
    expect(formatInspection(1125)).toBe('November 2025')
    expect(formatInspection(394)).toBe('March 1994')
    expect(formatInspection(100)).toBe('January 2000')
    expect(formatInspection(1399)).toBeNull()
  })
})
