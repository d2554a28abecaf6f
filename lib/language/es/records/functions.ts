import { formatDay, formatNumber } from '@/lib/format'

const several = (count: number, one: string, more = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : more}`

type CaseNoun = 'permit' | 'inspection' | 'violation' | 'complaint'

const nouns: Readonly<Record<CaseNoun, { one: string; more: string; ending: string }>> = {
  permit: { one: 'permiso', more: 'permisos', ending: 'o' },
  inspection: { one: 'inspección', more: 'inspecciones', ending: 'a' },
  violation: { one: 'infracción', more: 'infracciones', ending: 'a' },
  complaint: { one: 'queja', more: 'quejas', ending: 'a' },
}

function countRecords(count: number, noun: CaseNoun, kind: 'open' | 'closed' | 'other' | null): string {
  const { one, more, ending } = nouns[noun]
  const records = several(count, one, more)
  if (kind === null) return records
  if (kind === 'other') return `${records} más`
  return `${records} ${kind === 'open' ? 'abiert' : 'cerrad'}${ending}${count === 1 ? '' : 's'}`
}

type Media = 'all' | 'air' | 'water'

function nameThings(media: Media, isActive: boolean, count: number): string {
  const s = count === 1 ? '' : 's'
  if (media === 'all')
    return `${count === 1 ? 'instalación' : 'instalaciones'} regulada${s}${isActive ? ` activa${s}` : ''}`
  return `permiso${s} de ${media === 'air' ? 'aire' : 'agua'}${isActive ? ` activo${s}` : ''}`
}

const winds: Readonly<Record<string, string>> = {
  north: 'norte',
  northeast: 'noreste',
  east: 'este',
  southeast: 'sureste',
  south: 'sur',
  southwest: 'suroeste',
  west: 'oeste',
  northwest: 'noroeste',
}

const quarters = {
  NE: 'el cuarto noreste',
  NW: 'el cuarto noroeste',
  SE: 'el cuarto sureste',
  SW: 'el cuarto suroeste',
  N2: 'la mitad norte',
  S2: 'la mitad sur',
  E2: 'la mitad este',
  W2: 'la mitad oeste',
}
type Quarter = keyof typeof quarters

const describePart = (steps: readonly Quarter[]): string =>
  steps
    .map((step) => quarters[step])
    .join(' de ')
    .replaceAll(' de el ', ' del ')
    .replace(/^./, (letter) => letter.toUpperCase())

export const recordFunctionTexts = {
  'records.sale.window': {
    year: (year: string) => `de ${year}`,
    between: (first: string, last: string) => `del ${formatDay(first)} al ${formatDay(last)}`,
    since: (first: string) => `desde el ${formatDay(first)}`,
    until: (last: string) => `hasta el ${formatDay(last)}`,
    any: 'de cualquier día',
  },
  'records.building-record.describe': {
    records: countRecords,
    orMore: (records: string) => `${records} o más`,
  },
  'records.facility.describe': {
    things: nameThings,
    permits: (count: number) => several(count, 'permiso'),
    facilities: (count: number) => `${formatNumber(count)} ${nameThings('all', false, count)}`,
    inBox: 'en este recuadro',
    within: (miles: number) => `a menos de ${several(miles, 'milla')}`,
    uncounted: (media: Media, isActive: boolean, where: string) =>
      `Más ${nameThings(media, isActive, 2)} ${where} de ${media === 'all' ? 'las' : 'los'} que cuenta la EPA`,
    none: (media: Media, isActive: boolean, where: string) =>
      `${media === 'all' ? 'Ninguna' : 'Ningún'} ${nameThings(media, isActive, 1)} en los registros ${where}`,
    tooMany: 'Más de las que podemos contar a menos de 1 milla',
    clean: 'ninguna con una infracción registrada ahora',
    near: (count: string) => `${count} a menos de 1 milla`,
    violating: (count: string, matched: string | null) =>
      `${count}${matched === null ? '' : ` de ${matched}`} con una infracción ahora`,
    nearest: (miles: string) => `la más cercana de estas, a ${miles}`,
    here: 'a menos de 1 milla',
  },
  'records.flood-zone.firm-panel': {
    dated: (panel: string, day: string) => `${panel}, vigente desde el ${day}`,
  },
  'records.flood-claims.fields': {
    areas: {
      tract: (id: string) => `Sector censal ${id}`,
      zip: (id: string) => `Código postal ${id}`,
    },
    claims: {
      tract: (count: string, id: string) => `${count} en el sector censal ${id}`,
      zip: (count: string, id: string) => `${count} en el código postal ${id}`,
    },
    years: (first: number | null, last: number) =>
      first === null ? `hasta ${last}` : `de ${first} a ${last}`,
  },
  'records.flood-community.fields': {
    undated: (mark: string) => `Sin fecha publicada, con la marca ${mark}`,
    programs: { regular: 'Regular', emergency: 'De emergencia' },
    since: (program: string, day: string) => `${program}, desde el ${day}`,
  },
  'records.elevation.describe': { about: (feet: string) => `Elevación de unos ${feet} pies` },
  'records.elevation.fields': { about: (meters: string) => `unos ${meters}` },
  'records.section.describe': {
    section: (number: string) => `Sección ${number}`,
    lot: (number: string) => `Lote del gobierno (government lot) ${number}`,
    part: describePart,
  },
  'records.map-letter.fields': { about: (distance: string) => `Aproximadamente ${distance}` },
  'records.cleanup-site.describe-direction': {
    toward: (direction: string) => (winds[direction] ? `al ${winds[direction]}` : direction),
  },
  'records.cleanup-site.fields': { listed: (status: string) => `En la lista: ${status}` },
  'records.assessment.record-source': { orMore: (count: number) => `${count} o más` },
  'survey.decide-section': { section: (number: number) => `Sección ${number}` },
  'export.format': {
    values: 'CSV, solo valores',
    xlsx: 'Libro de Excel (XLSX)',
  },
}
