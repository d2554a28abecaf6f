import { nameSentences } from '@/lib/sentences/define-sentences'
import { bexarCountyTx } from '../sources/bexar-county-tx-assessments'
import { collinCountyTx } from '../sources/collin-county-tx-assessments'
import { connecticut } from '../sources/connecticut-assessments'
import { cookCountyIl } from '../sources/cook-county-il-assessments'
import { dallasCountyTx } from '../sources/dallas-county-tx-assessments'
import { dentonCountyTx } from '../sources/denton-county-tx-assessments'
import { detroitMi } from '../sources/detroit-mi-assessments'
import { elPasoCountyTx } from '../sources/el-paso-county-tx-assessments'
import { florida } from '../sources/florida-assessments'
import { fortBendCountyTx } from '../sources/fort-bend-county-tx-assessments'
import { harrisCountyTx } from '../sources/harris-county-tx-assessments'
import { idaho } from '../sources/idaho-assessments'
import { massachusetts } from '../sources/massachusetts-assessments'
import { minnesota } from '../sources/minnesota-assessments'
import { montana } from '../sources/montana-assessments'
import { montgomeryCountyTx } from '../sources/montgomery-county-tx-assessments'
import { newYorkState } from '../sources/new-york-state-assessments'
import { northCarolina } from '../sources/north-carolina-assessments'
import { sanFranciscoCa } from '../sources/san-francisco-ca-assessments'
import { tarrantCountyTx } from '../sources/tarrant-county-tx-assessments'
import { travisCountyTx } from '../sources/travis-county-tx-assessments'
import { utah } from '../sources/utah-assessments'
import { washington } from '../sources/washington-assessments'
import { washingtonDc } from '../sources/washington-dc-assessments'
import { williamsonCountyTx } from '../sources/williamson-county-tx-assessments'
import { wisconsin } from '../sources/wisconsin-assessments'
import { woodburyCountyIa } from '../sources/woodbury-county-ia-assessments'
import type { AssessmentRecipe } from './source'

export const sources: readonly AssessmentRecipe[] = [
  bexarCountyTx,
  collinCountyTx,
  connecticut,
  cookCountyIl,
  dallasCountyTx,
  dentonCountyTx,
  detroitMi,
  elPasoCountyTx,
  florida,
  fortBendCountyTx,
  harrisCountyTx,
  idaho,
  massachusetts,
  minnesota,
  montana,
  montgomeryCountyTx,
  newYorkState,
  northCarolina,
  sanFranciscoCa,
  tarrantCountyTx,
  travisCountyTx,
  utah,
  washington,
  washingtonDc,
  williamsonCountyTx,
  wisconsin,
  woodburyCountyIa,
]

// Omits attribution and license, because they stay in the publisher's own words.
for (const { id, attribution: _attribution, licence: _licence, ...source } of sources)
  nameSentences(`us-public-assessments.${id}`, source)
