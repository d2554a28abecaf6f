interface SimulatedAgency {
  id: number
  name: string
  shortName: string | null
  slug: string
  parent: string | null
}

const agencyRows: readonly [id: number, name: string, shortName: string | null, parent?: string][] = [
  [12, 'Agriculture Department', 'USDA'],
  [54, 'Commerce Department', 'DOC'],
  [80, 'Comptroller of the Currency', 'OCC', 'treasury-department'],
  [573, 'Consumer Financial Protection Bureau', 'CFPB'],
  [136, 'Energy Department', 'DOE'],
  [142, 'Engineers Corps', 'USACE'],
  [145, 'Environmental Protection Agency', 'EPA'],
  [164, 'Federal Deposit Insurance Corporation', 'FDIC'],
  [166, 'Federal Emergency Management Agency', 'FEMA', 'homeland-security-department'],
  [167, 'Federal Energy Regulatory Commission', 'FERC', 'energy-department'],
  [174, 'Federal Housing Finance Agency', 'FHFA'],
  [188, 'Federal Reserve System', 'FRS'],
  [209, 'Forest Service', 'FS', 'agriculture-department'],
  [221, 'Health and Human Services Department', 'HHS'],
  [227, 'Homeland Security Department', 'DHS'],
  [228, 'Housing and Urban Development Department', 'HUD'],
  [253, 'Interior Department', 'DOI'],
  [254, 'Internal Revenue Service', 'IRS', 'treasury-department'],
  [268, 'Justice Department', 'DOJ'],
  [271, 'Labor Department', 'DOL'],
  [275, 'Land Management Bureau', 'BLM', 'interior-department'],
  [335, 'National Credit Union Administration', 'NCUA'],
  [492, 'Transportation Department', 'DOT'],
  [497, 'Treasury Department', 'TREAS'],
  [520, 'Veterans Affairs Department', 'VA'],
]

const trades = ['Quill', 'Thimble', 'Inkwell', 'Bobbin', 'Lantern', 'Teaspoon', 'Hatpin', 'Doorknob']
const offices = ['Bureau', 'Commission', 'Office', 'Board']

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')

export const simulatedAgencies: readonly SimulatedAgency[] = [
  ...agencyRows.map(([id, name, shortName, parent = null]) => ({
    id,
    name,
    shortName,
    slug: slugOf(name),
    parent,
  })),
  ...trades.flatMap((trade, row) =>
    offices.map((office, column) => {
      const name = `${trade} Standards ${office}`
      return { id: 900 + 4 * row + column, name, shortName: null, slug: slugOf(name), parent: null }
    }),
  ),
].toSorted((a, b) => (a.name < b.name ? -1 : 1))

export const agencyBySlug = new Map(simulatedAgencies.map((agency) => [agency.slug, agency]))

const site = 'https://www.federalregister.gov'

/** A row of `agencies.json`, with what must be dropped: logos of another host, an address outside, a long text. */
export function writeAgency(agency: SimulatedAgency) {
  const children = simulatedAgencies.filter(({ parent }) => parent === agency.slug)
  const logo = (size: string) =>
    `https://agency-logos.federalregister.gov/${agency.id}/${size}.png?1279149236`
  return {
    agency_url: `http://www.${agency.slug}.example/`,
    child_ids: children.map(({ id }) => id),
    child_slugs: children.map(({ slug }) => slug),
    description: `The ${agency.name} of the sample country.\r\n\r\nIt keeps what is said of it here.`,
    id: agency.id,
    logo: agency.shortName
      ? { thumb_url: logo('thumb'), small_url: logo('small'), medium_url: logo('medium') }
      : null,
    name: agency.name,
    parent_id: parentIdOf(agency),
    recent_articles_url: `${site}/api/v1/documents?conditions%5Bagency_ids%5D%5B%5D=${agency.id}&order=newest`,
    short_name: agency.shortName,
    slug: agency.slug,
    url: `${site}/agencies/${agency.slug}`,
    json_url: `${site}/api/v1/agencies/${agency.id}`,
  }
}

export const writeAgencyOf = (agency: SimulatedAgency) => ({
  raw_name: agency.name.toUpperCase(),
  name: agency.name,
  id: agency.id,
  url: `${site}/agencies/${agency.slug}`,
  json_url: `${site}/api/v1/agencies/${agency.id}`,
  parent_id: parentIdOf(agency),
  slug: agency.slug,
})

const parentIdOf = ({ parent }: SimulatedAgency) => (parent && agencyBySlug.get(parent)?.id) || null
