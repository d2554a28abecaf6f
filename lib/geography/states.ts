export interface UsState {
  code: string
  name: string
}

const rows: readonly (readonly [code: string, name: string, ...spellings: string[]])[] = [
  ['AL', 'Alabama', 'ALA'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona', 'ARIZ'],
  ['AR', 'Arkansas', 'ARK'],
  ['CA', 'California', 'CALIF', 'CAL'],
  ['CO', 'Colorado', 'COLO'],
  ['CT', 'Connecticut', 'CONN'],
  ['DE', 'Delaware', 'DEL'],
  ['DC', 'District of Columbia', 'WASHINGTON DC', 'WASHINGTON D C'],
  ['FL', 'Florida', 'FLA'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii', 'HAWAI I'],
  ['ID', 'Idaho', 'IDA'],
  ['IL', 'Illinois', 'ILL', 'ILLS'],
  ['IN', 'Indiana', 'IND'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas', 'KANS', 'KAN'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts', 'MASS'],
  ['MI', 'Michigan', 'MICH'],
  ['MN', 'Minnesota', 'MINN'],
  ['MS', 'Mississippi', 'MISS'],
  ['MO', 'Missouri'],
  ['MT', 'Montana', 'MONT'],
  ['NE', 'Nebraska', 'NEBR', 'NEB'],
  ['NV', 'Nevada', 'NEV'],
  ['NH', 'New Hampshire', 'N H'],
  ['NJ', 'New Jersey', 'N J'],
  ['NM', 'New Mexico', 'N MEX', 'N M', 'NEW MEX'],
  ['NY', 'New York', 'N Y'],
  ['NC', 'North Carolina', 'N CAROLINA', 'N C'],
  ['ND', 'North Dakota', 'N DAK', 'N DAKOTA', 'N D', 'NO DAK', 'NO DAKOTA'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma', 'OKLA'],
  ['OR', 'Oregon', 'OREG', 'ORE'],
  ['PA', 'Pennsylvania', 'PENN', 'PENNA'],
  ['RI', 'Rhode Island', 'R I'],
  ['SC', 'South Carolina', 'S CAROLINA', 'S C'],
  ['SD', 'South Dakota', 'S DAK', 'S DAKOTA', 'S D', 'SO DAK', 'SO DAKOTA'],
  ['TN', 'Tennessee', 'TENN'],
  ['TX', 'Texas', 'TEX'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington', 'WASH', 'WASHINGTON STATE'],
  ['WV', 'West Virginia', 'W VA', 'W VIRGINIA', 'W V'],
  ['WI', 'Wisconsin', 'WIS', 'WISC'],
  ['WY', 'Wyoming', 'WYO'],
  ['PR', 'Puerto Rico', 'P R'],
  ['GU', 'Guam'],
  [
    'VI',
    'U.S. Virgin Islands',
    'VIRGIN ISLANDS',
    'UNITED STATES VIRGIN ISLANDS',
    'US VIRGIN ISLANDS',
    'USVI',
  ],
  ['AS', 'American Samoa'],
  ['MP', 'Northern Mariana Islands', 'NORTHERN MARIANAS', 'CNMI', 'COMMONWEALTH OF NORTHERN MARIANA ISLANDS'],
]

export const states: readonly UsState[] = rows.map(([code, name]) => ({ code, name }))

const byCode = new Map(states.map((state) => [state.code, state]))

const byName = new Map(
  rows.flatMap(([code, ...names]) =>
    names.map((name) => [plainName(name), { code, name: names[0] ?? code }]),
  ),
)

export function stateByCode(code: string): UsState | undefined {
  return byCode.get(code.trim().toUpperCase())
}

export function stateByName(name: string): UsState | undefined {
  return byName.get(plainName(name))
}

/** Expects upper-case words with single spaces. Returns undefined for an unknown name. */
export function findStateByName(words: string): UsState | undefined {
  return byName.get(words)
}

function plainName(name: string): string {
  const words = name
    .slice(0, 80)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((word) => word !== '' && word !== 'THE')
  const from = words[1] === 'OF' && (words[0] === 'STATE' || words[0] === 'COMMONWEALTH') ? 2 : 0
  return words.slice(words.length > from ? from : 0).join(' ')
}
