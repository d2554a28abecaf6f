import { defineSentences } from '@/lib/sentences/define-sentences'

const { colonial, territory, ...own } = defineSentences('survey.not-plss-states', {
  colonial: 'land there was granted before the federal survey and is described by metes and bounds',
  territory: 'the federal rectangular survey never reached the territories',
  DC: 'the District was laid out by squares and lots, not by the federal survey',
  GA: 'Georgia surveyed its own districts and land lots',
  HI: 'Hawaii uses its own land divisions and tax map keys',
  KY: 'Kentucky uses metes and bounds and a local grid of its own in the west',
  ME: 'Maine surveyed its own townships, which are not part of the federal survey',
  TN: 'Tennessee uses its own civil districts and local grids',
  TX: 'Texas kept its public land and uses Spanish and Texas abstracts and surveys',
})

export const notPlssStates: Readonly<Record<string, string>> = {
  ...own,
  CT: colonial,
  DE: colonial,
  MA: colonial,
  MD: colonial,
  NC: colonial,
  NH: colonial,
  NJ: colonial,
  NY: colonial,
  PA: colonial,
  RI: colonial,
  SC: colonial,
  VA: colonial,
  VT: colonial,
  WV: colonial,
  PR: territory,
  GU: territory,
  VI: territory,
  AS: territory,
  MP: territory,
}
