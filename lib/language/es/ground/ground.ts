import { formatNumber } from '@/lib/format'

/** Records state a height as “12.3 ft NAVD88”. */
export const inFeet = (height: string): string => height.replace(/ ft\b/, ' pies')

export const groundTexts = {
  'ground.page': {
    title: 'Inundación, humedales y suelo',
    lead: 'Busque la zona de inundación de un lugar en el mapa federal de inundación, qué significa, a qué altura está el terreno y qué humedales y suelos figuran ahí en los mapas.',
    coverage:
      'FEMA publica mapas digitales de inundación para la mayor parte del país, no para todo. Donde no hay mapa, lo decimos: eso no es lo mismo que “sin peligro”.',
    label: 'Dirección o coordenadas',
    hint: 'Por ejemplo: 1905 W 1st St, Gulf Shores, AL 36542, o 41.9 -95.1.',
  },
  'ground.details': {
    map: 'Mapa de las zonas de inundación alrededor del lugar',
    undrawn: (why: string) => `No pudimos dibujar las zonas alrededor del lugar. ${why}`,
    cut: 'Alrededor del lugar hay más zonas de las que dibujamos.',
    legend: { result: 'Zona del lugar', context: 'Zonas vecinas', place: 'El lugar', lot: 'Su lote' },
  },
  'ground.draw-zones': { place: 'El lugar' },
  'ground.flood-file-link': {
    lead: 'Para el banco, la aseguradora y FEMA: <file>prepare un expediente de inundación</file>.',
  },
  'ground.reading': {
    title: 'El lugar',
    address: 'Dirección',
    decimal: 'Grados decimales',
  },
  'ground.describe-unanswered': {
    waiting: (subject: string) => `Esto no dice nada sobre ${subject}: todavía no tenemos respuesta.`,
    failed: (subject: string) => `Esto no dice nada sobre ${subject}: no pudimos consultarlo.`,
  },
  'ground.flood-facts': {
    special: {
      yes: 'Sí: en cualquier año hay por lo menos 1 por ciento de probabilidad de que se inunde',
      no: 'No',
      contradictory: 'El mapa se contradice, así que no damos una conclusión',
      'no verdict': 'El mapa no da una conclusión',
    },
    insurance:
      'Riesgo alto de inundación. Aquí, una hipoteca con respaldo federal exige un seguro contra inundaciones.',
    zone: 'Zona',
    area: 'Área especial de riesgo de inundación (SFHA)',
    meaning: 'Qué significa',
    doesNotSay: 'Qué no dice',
    height: 'Elevación de la inundación base (BFE)',
    depth: 'Profundidad media',
    stated: inFeet,
    varies: 'Varía: véala en el mapa oficial.',
    panel: 'Panel del mapa',
    effective: (panel: string) => `${panel}, vigente desde el <day/>`,
    undated: (panel: string) => `${panel}, fecha no publicada`,
    noPanel: 'No publicado en este punto',
    unasked: 'No pudimos consultarlo',
    notPrinted:
      'FEMA no tiene un mapa en papel de este panel; la zona que se indica arriba sigue siendo válida.',
    revisions: 'Revisiones del mapa aquí',
    revised: (caseNumber: string, day: string) => `${caseNumber}, vigente desde el ${day}`,
    subtype: 'Subtipo en el mapa',
    subtypeNote: 'Subtipo en el mapa: <subtype/>',
    several: 'En este punto coinciden varias zonas. La más importante va primero.',
  },
  'ground.flood-history-facts': {
    floods: 'Declaraciones por inundaciones y tormentas',
    statewide: (declaration: string) => `${declaration} (todo el estado)`,
    more: (count: number) =>
      count === 1
        ? 'Hay 1 más antigua en el archivo.'
        : `Hay ${formatNumber(count)} más antiguas en el archivo.`,
  },
  'ground.soil-facts': {
    unasked: 'No pudimos consultar los componentes de esta unidad de mapa.',
    noParts: 'No se publican calificaciones para esta unidad de mapa.',
    unit: 'Unidad de mapa',
    part: 'Componente',
    percent: (percent: number) => `Cerca del ${formatNumber(percent, 0)} por ciento`,
    farmland: 'Tierra agrícola',
    survey: 'Levantamiento de suelos',
    saved: (day: string) => `versión del ${day}`,
    unpublished: 'No publicado',
    group: (group: string) => `grupo hidrológico ${group}`,
    slope: (percent: number) => `pendiente de ${formatNumber(percent, 1)} por ciento`,
    septic: 'Campos sépticos: <rating/>',
    basements: 'Sótanos: <rating/>',
  },
  'ground.wetland-facts': {
    here: 'En este punto',
    near: (distance: string) => `A menos de ${inFeet(distance)}`,
    imagery: 'Trazado con imágenes de',
    unasked: 'No pudimos consultarlo',
    parts: {
      system: 'sistema',
      subsystem: 'subsistema',
      class: 'clase',
      subclass: 'subclase',
      'water regime': 'régimen hídrico',
      modifier: 'modificador',
    },
  },
}
