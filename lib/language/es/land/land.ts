import { formatNumber } from '@/lib/format'

export const landTexts = {
  'land.page': {
    title: 'Terreno y agrimensura',
    lead: 'Busque la sección del levantamiento y la elevación del suelo de un lugar, o el lugar que nombra una descripción legal. Las secciones se cuentan por township (cuadro de seis millas de la agrimensura) y columna (range).',
    coverage:
      'Los 30 estados del Public Land Survey System tienen secciones. No las tienen los estados originales de la costa del Atlántico, ni Texas, Kentucky, Tennessee, West Virginia o Hawaii. La elevación abarca todos los estados y territorios.',
    label: 'Dirección, coordenadas o descripción legal',
    hint: 'Por ejemplo: 1905 W 1st St, Gulf Shores, AL 36542, o 41.9 -95.1, o SW¼ NE¼ Sec. 14, T. 2 N., R. 3 E., Boise Meridian.',
  },
  'land.list-link': { long: 'Buscar muchos puntos a la vez', short: 'Muchos puntos' },
  'land.understand': {
    chosen: (q: string) => `Usted eligió este resultado para “${q}”.`,
    unreadable:
      'No pudimos leer esto como un lugar: ni como dirección, ni como coordenadas, ni como descripción legal.',
  },
  'land.reading': {
    titles: {
      coordinates: 'Leído como un punto',
      address: 'Leído como una dirección',
      'legal description': 'Leído como una descripción legal',
      identifier: 'Leído como un identificador',
      'point on the map': 'Leído como un punto en el mapa',
    },
    located: 'Ubicado hasta',
    section: 'La sección, sin su parte',
    undrawn: (part: string) => `Esta sección no tiene cuatro lados, así que no podemos dibujar ${part}.`,
    others: 'UTM, cuadrículas y otras formas de estas coordenadas',
  },
  'land.elevation-at': {
    titles: { point: 'Elevación en este punto', center: 'Elevación en su centro' },
    partTitle: (part: string) => `Elevación en el centro de ${part}`,
    lines: {
      point: 'Elevación del suelo en este punto: <value/>, según un modelo.',
      center: 'Elevación del suelo en su centro: <value/>, según un modelo.',
      middle: 'Elevación del suelo en su centro: <value/>, según un modelo.',
    },
  },
  'land.draw': {
    place: 'El punto que usted eligió',
    part: (part: string, section: string) =>
      `${part}, ${section}: trazado al dividir el contorno de la sección; no es un deslinde hecho en el terreno`,
  },
  'land.show-point': {
    map: 'Mapa del lugar',
    undrawn: (why: string) => `No pudimos dibujar el contorno. ${why}`,
    legend: { result: 'Sección', place: 'El punto que usted eligió', lot: 'Su lote' },
  },
  'land.show-section': {
    map: 'Mapa de la sección',
    section: 'Sección',
    part: 'La parte que usted nombró, trazada al dividir el contorno de la sección; no es un deslinde hecho en el terreno',
    file: 'esta sección',
  },
  'land.part-panel': {
    title: (part: string, section: string) => `${part}, ${section}`,
    sentence: (acres: string, middle: string) =>
      `Unos ${acres} acres, con el centro en ${middle} (al dividir la sección; no es un deslinde hecho en el terreno).`,
    file: 'esta parte',
  },
  'land.place-links': {
    records: 'Todos los registros de este lugar',
    ground: 'Inundación y suelo en este lugar',
  },
  'land.place-choices': {
    doubt: '¿Es este el lugar que busca?',
    uncovered: 'Aquí no hay levantamiento público de tierras',
    none: 'Ninguna sección publicada corresponde',
    which: '¿Cuál de estos busca?',
    state: '¿En qué estado?',
    several: (count: number) =>
      `${formatNumber(count)} lugares de varios levantamientos tienen estos números. Elija el suyo por su estado y su meridiano.`,
    unsurveyed:
      'Nadie publica secciones de este township (cuadro de seis millas de la agrimensura): el terreno no se ha medido o es agua.',
    section: 'Elija una sección.',
    township: (township: string) => `Township ${township}`,
    sections: (township: string) => `Secciones del township ${township}`,
    map: 'Mapa de los lugares que corresponden',
    list: 'La lista de lugares',
    legend: { section: 'Sección', place: 'Un lugar que corresponde' },
  },
  'land.round-trip': {
    pending: 'Comprobando el centro de este contorno…',
    same: (where: string) => `El centro de este contorno, ${where}, queda en la misma sección.`,
    failed: (why: string) => `No pudimos comprobar esta sección a partir de su centro. ${why}`,
    again: 'Comprobar de nuevo',
    busy: 'Comprobando…',
    other: 'Comprobado: es otra sección',
    otherSection: (where: string, section: string) =>
      `El centro de este contorno, ${where}, queda en ${section}. Compruebe el registro con la oficina estatal del Bureau of Land Management.`,
    noSection: (where: string) =>
      `El centro de este contorno, ${where}, no queda en ninguna sección. Compruebe el registro con la oficina estatal del Bureau of Land Management.`,
  },
}
