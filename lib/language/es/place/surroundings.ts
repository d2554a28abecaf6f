import { formatList, formatNumber } from '@/lib/format'
import { contract } from '../site/browser'
import { nameLand } from './name-land'

const lists = (count: number) => `${formatNumber(count)} ${count === 1 ? 'lista' : 'listas'}`

/** Records state a height as “12.3 ft NAVD88”. */
const inFeet = (text: string) => text.replace(/ ft\b/, ' pies')

const certificate = (off: string) =>
  ` (con un margen de ${off}). Para el seguro solo cuenta un certificado de elevación.`

export const placeSurroundingTexts = {
  'place.panels.flood': {
    title: 'Zona de inundación',
    kind: 'mapas digitales de inundación',
    publisher: 'la Federal Emergency Management Agency',
    outside:
      'El mapa de inundación abarca los Estados Unidos y sus territorios. Según nuestros contornos, este punto no está en ninguno: está en el mar, en el extranjero o en una isla demasiado pequeña para los contornos.',
    none: 'No se encontró ninguna zona, lo que no significa “sin peligro”',
    high: (zone: string) => `${zone}: riesgo alto de inundación`,
    insurance: 'una hipoteca exigirá un seguro contra inundaciones',
    reaches: (height: string) => `una inundación del 1% llega a ${inFeet(height)}`,
    onLot: (share: string) => `Riesgo alto de inundación en una parte: ${share}`,
    at: (zone: string, where: string) => `${zone} ${where}`,
    point: 'en el punto',
    building: 'el seguro depende de dónde está la construcción',
    more: (count: number) => `${formatNumber(count)} ${count === 1 ? 'zona más' : 'zonas más'} en este punto`,
    official: 'Mapa oficial de inundación (FEMA)',
    cost: {
      title: 'Seguro contra inundaciones',
      duty: (zone: string) => `Una hipoteca lo exigirá: ${zone}`,
      unsure: (zone: string) => `El mapa no dice si una hipoteca lo exige: ${zone}`,
      free: (zone: string) =>
        `El mapa no obliga a tenerlo: ${zone}. Un prestamista puede pedirlo de todos modos`,
      part: (share: string) =>
        `Depende de dónde está la construcción: riesgo alto de inundación en una parte (${share})`,
    },
  },
  'place.panels.flood-detail': {
    subject: 'el riesgo de inundación',
    others: 'La elevación del suelo viene de otra fuente y esto no la afecta.',
    download: 'esta zona de inundación',
    todo: 'Qué hacer',
    read: 'Consulte el mapa oficial: <page/>.',
    panel: (panel: string) => `El panel es ${panel}.`,
    office: (communities: readonly string[]) =>
      `Pregunte en la oficina de zonas inundables (floodplain office) de ${communities.length > 0 ? formatList(communities) : 'la ciudad o el condado'}. Allí están el mapa impreso, el estudio de inundación y las cartas de cambio de mapa.`,
    certificate:
      'Antes de comprar, asegurar o construir, pida un certificado de elevación a un agrimensor con licencia.',
    file: 'Para el banco, la aseguradora y FEMA: <file>el expediente de inundación de este lugar</file>.',
    paper: 'Pida a la ciudad o al condado su mapa en papel: no todos los mapas de inundación son digitales.',
  },
  'place.panels.flood-history': {
    title: 'Historial de inundaciones',
    kind: 'reclamos al seguro contra inundaciones y declaraciones de desastre',
    publisher: 'la Federal Emergency Management Agency',
    subject: 'el historial de inundaciones',
    file: (area: string) => `los reclamos (${area})`,
    none: 'Ningún reclamo y ninguna declaración',
    glance: {
      tract: {
        none: 'Ningún reclamo en el sector censal',
        few: 'Menos de 5 reclamos en el sector censal',
        some: (count: number) =>
          `${formatNumber(count)} ${count === 1 ? 'reclamo' : 'reclamos'} por inundación en el sector censal`,
      },
      zip: {
        none: 'Ningún reclamo en el código postal',
        few: 'Menos de 5 reclamos en el código postal',
        some: (count: number) =>
          `${formatNumber(count)} ${count === 1 ? 'reclamo' : 'reclamos'} por inundación en el código postal`,
      },
    },
    unknown: 'No se conocen los reclamos',
    counts: (counts: readonly string[]) =>
      `Reclamos desde 1978, en cualquier parte del área y no en una casa: ${formatList(counts)}. Que no haya reclamos no significa que no haya habido inundaciones.`,
    listed: {
      none: (area: string) => `ninguno en el ${area}`,
      few: (area: string) => `menos de 5 en el ${area}`,
      some: (area: string, count: number) => `${formatNumber(count)} en el ${area}`,
    },
    floods: (count: number, county: string) =>
      `${formatNumber(count)} ${count === 1 ? 'inundación o tormenta declarada' : 'inundaciones y tormentas declaradas'} para ${county}`,
    open: 'Abrir el expediente de inundación',
    others: 'La zona de inundación viene de otra fuente y esto no la afecta.',
  },
  'place.panels.fetch-flood-history': {
    outside:
      'Los reclamos y las declaraciones son de los Estados Unidos y sus territorios, y este punto no está en ninguno de ellos.',
    unkept: 'Cuando se guardó esta página, no se consultó el historial de inundaciones.',
    noTract:
      'El Census Bureau no tiene ningún sector censal aquí, como ocurre en el agua. Los reclamos se cuentan por sector censal.',
    someTract:
      'No pudimos consultar uno de los dos sectores censales de este lugar, el de 2010 y el de 2020.',
    changed: (older: string, newer: string) =>
      `El sector censal de este lugar era ${older} en 2010 y es ${newer} desde 2020. FEMA no dice cuál usa, así que contamos los dos y nunca los sumamos.`,
    retired: (tract: string) =>
      `FEMA no tiene ningún reclamo con ${tract}, el número que el sector censal tenía en 2010.`,
    noCounty: 'No se sabe qué condado es este, así que no consultamos sus declaraciones.',
  },
  'place.panels.heights': {
    title: 'El suelo y la inundación base',
    ground: 'Elevación del suelo',
    groundNote: 'Suelo desnudo, sin construcciones.',
    flood: 'Elevación de la inundación base (BFE)',
    floodNote: 'Del mapa de inundación.',
    unasked:
      'No tenemos respuesta del mapa de inundación, así que no hay con qué comparar la elevación del suelo.',
    others: 'La zona de inundación viene de otra fuente y esto no la afecta.',
  },
  'place.panels.compare-heights': {
    here: 'El suelo aquí',
    lower: (ground: string, height: string, off: string) =>
      `${ground} está unos ${height} por debajo de la inundación del 1%${certificate(off)}`,
    higher: (ground: string, height: string, off: string) =>
      `${ground} está unos ${height} por encima de la inundación del 1%${certificate(off)}`,
    level: (ground: string, off: string) =>
      `${ground} está más o menos a la altura de la inundación del 1%${certificate(off)}`,
    flood: inFeet,
    noGround: 'Aquí no se publica ninguna elevación del suelo.',
    noZone: 'El mapa de inundación no tiene ninguna zona aquí.',
    varies:
      'El mapa de inundación no indica una sola elevación de la inundación base para esta zona: cambia a lo largo del agua. Véala en el mapa oficial.',
    none: 'El mapa de inundación no indica ninguna elevación de la inundación base para esta zona.',
    unit: 'El mapa de inundación no dice en qué unidad está su elevación.',
    centimeters:
      'El mapa de inundación da su elevación en centímetros, y la del suelo se da en pies y metros.',
    datum: (datum: string | null) =>
      `El mapa de inundación mide desde ${datum ?? 'un datum que no nombra'}, y la elevación del suelo desde NAVD88. No se deben comparar alturas de dos datums distintos.`,
    outside:
      'La elevación del suelo se refiere a NAVD88 solo en los 48 estados contiguos. Aquí su datum es otro, así que no se debe comparar.',
  },
  'place.panels.soils': {
    title: 'Suelo',
    kind: 'levantamientos de suelos',
    publisher: 'el Natural Resources Conservation Service',
    subject: 'los suelos',
    others: 'Esto no afecta a los demás paneles.',
    file: 'estos suelos',
    outside:
      'El levantamiento de suelos abarca los Estados Unidos y sus territorios, y este punto no está en ninguno de ellos.',
    more: (count: number) =>
      `${formatNumber(count)} ${count === 1 ? 'unidad de mapa más' : 'unidades de mapa más'}`,
    mostly: (name: string) => `sobre todo ${name}`,
    limit: 'demasiado general para un solo lote',
  },
  'place.panels.wetlands': {
    title: 'Humedales',
    kind: 'humedales',
    publisher: 'el U.S. Fish and Wildlife Service',
    subject: 'los humedales',
    others: 'Esto no afecta a los demás paneles.',
    file: 'estos humedales',
    outside:
      'El mapa de humedales abarca los Estados Unidos y sus territorios, y este punto no está en ninguno de ellos.',
    none: 'Ninguno en el mapa',
    near: (distance: string) => `a menos de ${inFeet(distance)}`,
    elsewhere: (share: string, where: string) => `${share}, no ${where}`,
    point: 'en el punto',
    more: (count: number) => `${formatNumber(count)} ${count === 1 ? 'humedal más' : 'humedales más'}`,
    limit: 'un inventario de hábitats, no una delimitación',
  },
  'place.panels.facilities': {
    title: 'Instalaciones reguladas',
    kind: 'instalaciones reguladas',
    publisher: 'la Environmental Protection Agency',
    noPosition: 'Sin posición publicada',
    inactive: 'inactiva',
    uncertain: 'posición no exacta',
    nearest: (count: number, all: number, current: number) => {
      if (current > 0)
        return `Las que hoy tienen una infracción y después las más cercanas: ${count} de ${formatNumber(all)}`
      return count < all
        ? `${count === 1 ? 'La más cercana' : `Las ${count} más cercanas`} de las ${formatNumber(all)} de la lista`
        : 'Primero las más cercanas'
    },
    fromLot:
      'Las distancias se miden desde el borde del lote, y son 0 dentro de él. La lista es de las que están a menos de una milla del punto.',
    fromLand: (name: string) =>
      contract(
        `Las distancias se miden desde el borde de ${nameLand(name)}, y son 0 dentro de él. La lista es de las que están a menos de una milla de su centro.`,
      ),
    fromCenter: (center: string) => `Las distancias se miden desde el punto ${center}.`,
    fromPoint: 'Las distancias se miden desde el punto.',
    undrawn: (most: number) =>
      `El mapa muestra solo las ${most} instalaciones más cercanas; el panel las cuenta todas.`,
  },
  'place.panels.cleanup': {
    title: 'Sitios de limpieza',
    kind: 'sitios de limpieza',
    publisher: 'la Environmental Protection Agency',
    outside:
      'Las listas de limpieza son de los Estados Unidos y sus territorios; este punto no está en ninguno de ellos.',
    none: 'Ninguno en estas listas',
    noneOfSome: (answered: number, all: number) => `Ninguno en ${answered} de ${lists(all)}`,
    nearest: (where: string) => `El más cercano: ${where}`,
    unplaced: (records: number) =>
      `${formatNumber(records)} ${records === 1 ? 'registro' : 'registros'}, sin posición propia`,
    failed: (count: number) => `no pudimos consultar ${lists(count)}`,
    cut: 'entre los que se cargaron',
    listed: (count: number, all: number) =>
      count < all
        ? `${count === 1 ? 'El más cercano' : `Los ${count} más cercanos`} de ${formatNumber(all)} sitios`
        : 'Primero los más cercanos',
    placeOnly: 'la posición es el centro de un código postal (ZIP) o de una ciudad',
    noPosition: 'sin posición publicada',
    others:
      'No están en este panel: los sitios Superfund archivados, las instalaciones y los generadores de residuos peligrosos, y los tanques sin fugas registradas. Los tiene la revisión de registros.',
    fromLot:
      'Las distancias se miden desde el borde del lote, y son 0 dentro de él. Las listas son de los sitios alrededor del punto.',
    fromLand: (name: string) =>
      contract(
        `Las distancias se miden desde el borde de ${nameLand(name)}, y son 0 dentro de él. Las listas son de los sitios alrededor de su centro.`,
      ),
    fromCenter: (center: string) => `Las distancias se miden desde el punto ${center}.`,
    fromPoint: 'Las distancias se miden desde el punto.',
    undrawn: (most: number) =>
      `El mapa muestra solo los ${most} sitios de limpieza más cercanos; el panel los cuenta todos.`,
    open: 'Abrir la revisión de registros',
  },
}
