import agencies from './agencies.json'

interface SimulatedAgency {
  id: number
  name: string
  shortName: string | null
  slug: string
  parent: string | null
}

const trades = ['Quill', 'Thimble', 'Inkwell', 'Bobbin', 'Lantern', 'Teaspoon', 'Hatpin', 'Doorknob']
const offices = ['Bureau', 'Commission', 'Office', 'Board']

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')

export const simulatedAgencies: readonly SimulatedAgency[] = [
  ...agencies.map((agency) => ({ ...agency, slug: slugOf(agency.name) })),
  ...trades.flatMap((trade, row) =>
    offices.map((office, column) => {
      const name = `${trade} Standards ${office}`
      return { id: 900 + 4 * row + column, name, shortName: null, slug: slugOf(name), parent: null }
    }),
  ),
].toSorted((a, b) => (a.name < b.name ? -1 : 1))

export const agencyBySlug = new Map(simulatedAgencies.map((agency) => [agency.slug, agency]))

const site = 'https://www.federalregister.gov'

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
