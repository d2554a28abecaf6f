/** In the order of the Census Bureau's county numbers: 27001, 27003, 27005 and so on. */
const names = [
  'Aitkin',
  'Anoka',
  'Becker',
  'Beltrami',
  'Benton',
  'Big Stone',
  'Blue Earth',
  'Brown',
  'Carlton',
  'Carver',
  'Cass',
  'Chippewa',
  'Chisago',
  'Clay',
  'Clearwater',
  'Cook',
  'Cottonwood',
  'Crow Wing',
  'Dakota',
  'Dodge',
  'Douglas',
  'Faribault',
  'Fillmore',
  'Freeborn',
  'Goodhue',
  'Grant',
  'Hennepin',
  'Houston',
  'Hubbard',
  'Isanti',
  'Itasca',
  'Jackson',
  'Kanabec',
  'Kandiyohi',
  'Kittson',
  'Koochiching',
  'Lac qui Parle',
  'Lake',
  'Lake of the Woods',
  'Le Sueur',
  'Lincoln',
  'Lyon',
  'McLeod',
  'Mahnomen',
  'Marshall',
  'Martin',
  'Meeker',
  'Mille Lacs',
  'Morrison',
  'Mower',
  'Murray',
  'Nicollet',
  'Nobles',
  'Norman',
  'Olmsted',
  'Otter Tail',
  'Pennington',
  'Pine',
  'Pipestone',
  'Polk',
  'Pope',
  'Ramsey',
  'Red Lake',
  'Redwood',
  'Renville',
  'Rice',
  'Rock',
  'Roseau',
  'St. Louis',
  'Scott',
  'Sherburne',
  'Sibley',
  'Stearns',
  'Steele',
  'Stevens',
  'Swift',
  'Todd',
  'Traverse',
  'Wabasha',
  'Wadena',
  'Waseca',
  'Washington',
  'Watonwan',
  'Wilkin',
  'Winona',
  'Wright',
  'Yellow Medicine',
]

/** Counties without open parcel data on August 6, 2026, by the last three digits of their Census number. */
const closed = new Set([
  7, 13, 15, 33, 39, 43, 47, 49, 57, 65, 67, 69, 79, 81, 87, 91, 93, 103, 105, 115, 127, 133, 135, 143, 151,
  153, 159, 165,
])

const counties = names.map((name, index) => ({ name, number: 2 * index + 1 }))

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/^saint /, 'st ')
    .replace(/[^a-z]/g, '')

export function minnesotaCountyCode(name: string): string | undefined {
  const county = counties.find((each) => plain(each.name) === plain(name))
  return county && `27${String(county.number).padStart(3, '0')}`
}

const named = (isClosed: boolean) =>
  counties.filter(({ number }) => closed.has(number) === isClosed).map(({ name }) => name)

export const openCounties: readonly string[] = named(false)
export const closedCounties: readonly string[] = named(true)
