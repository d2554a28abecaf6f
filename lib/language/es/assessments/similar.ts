import { formatMiles, formatNumber } from '@/lib/format'
import { metersToMiles } from '@/lib/units'
import { lowerFirst } from '@/lib/upper-first'

const similarHomes = (count: number) =>
  count === 1 ? '1 casa similar' : `${formatNumber(count)} casas similares`

const homesLikeYours = (count: number, isMost: boolean) => {
  if (isMost) return `Las ${formatNumber(count)} casas más parecidas a la suya`
  return count === 1 ? '1 casa parecida a la suya' : `${formatNumber(count)} casas parecidas a la suya`
}

const chosenBlind = (count: number) =>
  count === 1 ? 'La elegimos antes de ver su valor.' : 'Las elegimos antes de ver sus valores.'

export const similarTexts = {
  'similar.titles': {
    mailed: 'Valores tasados de Cook County enviados con el aviso y registros de edificios',
    certified:
      'Valores tasados de Cook County certificados por el tasador (Assessor) y registros de edificios',
    board:
      'Valores tasados de Cook County después de la junta de revisión (Board of Review) y registros de edificios',
    cookSales: 'Ventas del Cook County Assessor',
    connecticutSales: 'Ventas de bienes raíces de Connecticut',
    floridaParcels: 'Parcelas de todo Florida',
  },
  'similar.packet-link': {
    add: 'Ponerla en el paquete',
    remove: 'Quitarla del paquete',
  },
  'similar.own-row': { own: 'Su casa' },
  'similar.facts': {
    perFoot: (amount: string) => `${amount} por pie cuadrado`,
    built: (year: string) => `construida en ${year}`,
  },
  'similar.rank': {
    alone: (homes: number, lower: number, value: string) =>
      `Su casa es la número ${formatNumber(lower + 1)} de ${formatNumber(homes + 1)}, de menor a mayor: de ${similarHomes(homes)}, ${lower === 0 ? 'ninguna' : formatNumber(lower)} ${lower > 1 ? 'tienen' : 'tiene'} un ${value} por pie cuadrado más bajo.`,
    equal: (equal: number) =>
      equal === 1 ? '1 casa tiene el mismo.' : `${formatNumber(equal)} casas tienen el mismo.`,
  },
  'similar.cook': {
    criteria: (count: number, all: number) =>
      `${homesLikeYours(count, count < all)}, entre ${formatNumber(all)}: misma clase y vecindario según el tasador (Assessor), con una diferencia de hasta 20 por ciento en el tamaño del edificio y de hasta 15 años en el año de construcción. Primero van las casas con valor; ningún monto cambia el orden. El tamaño se mide por fuera de las paredes.`,
    unknown: (count: number) =>
      count === 1
        ? '1 casa similar todavía no tiene valor en esta etapa.'
        : `${formatNumber(count)} casas similares todavía no tienen valor en esta etapa.`,
    none: 'No proponemos casas: el tasador (Assessor) no tiene ninguna de la misma clase y vecindario con una diferencia de hasta 20 por ciento en el tamaño y de hasta 15 años en la antigüedad.',
    noValue: 'todavía sin valor en la etapa de la suya',
    away: (miles: number) => `a ${formatMiles(miles)}`,
    files: (homes: number) => `su casa y estas ${formatNumber(homes)}`,
    rooms: (rooms: number) => (rooms === 1 ? '1 cuarto' : `${formatNumber(rooms)} cuartos`),
  },
  'similar.florida': {
    criteria: ({
      count,
      isMost,
      miles,
      percent,
      years,
      isCut,
    }: {
      count: number
      isMost: boolean
      miles: number
      percent: number
      years: number
      isCut: boolean
    }) =>
      `${homesLikeYours(count, isMost)} a no más de ${formatNumber(miles)} mi: mismo uso, con una diferencia de hasta ${percent} por ciento en la superficie habitable y de hasta ${years} años en el año de construcción. ${chosenBlind(count)}${isCut ? ' La fuente dio solo una parte de ellas.' : ''}`,
    ranked: ({ miles, areaPercent, years }: { miles: number; areaPercent: number; years: number }) =>
      `Aquí son similares las que están a no más de ${formatNumber(miles)} mi, con una diferencia de hasta ${areaPercent} por ciento en la superficie habitable y de hasta ${years} años en el año de construcción.`,
    none: (percent: number, years: number) =>
      `No proponemos casas: a no más de 2 millas, el padrón no tiene ninguna del mismo uso con una diferencia de hasta ${percent} por ciento en la superficie habitable y de hasta ${years} años en el año de construcción.`,
    refused: (why: string) => `No proponemos casas, por este motivo sobre la suya: ${why}.`,
    otherYear: 'No proponemos casas: el padrón de las parcelas es de un año distinto del de sus valores.',
    away: (meters: number) => `a ${formatMiles(metersToMiles(meters))}`,
    sale: (price: string, year: number, code: string) =>
      `vendida por ${price} en ${year} (código de venta ${code})`,
    files: (homes: number) =>
      homes === 1
        ? 'la única casa similar y sus ventas'
        : `las ${formatNumber(homes)} casas similares y sus ventas`,
  },
  'similar.nearby': {
    title: 'Casas alrededor de la suya',
    about:
      'Del mapa de parcelas, primero las más cercanas, sin sus valores. Elija las que más se parezcan a la suya.',
    remove: 'Quitarla',
    more: (count: number) => `${formatNumber(count)} más`,
    similar: 'Buscarla',
    sold: 'Ver su última venta',
  },
  'similar.fetch-nearby': {
    failed: (why: string) => `No pudimos cargar las casas alrededor de la suya. ${why}`,
    cut: 'El mapa de parcelas tiene aquí más lotes de los que leemos, así que puede faltar una casa más cercana.',
    lot: (acres: string) => `lote de ${acres}`,
  },
  'similar.typed': {
    label: 'Direcciones de casas similares',
    hint: (most: number) =>
      `Una por línea, ${most} como máximo. Buscamos cada una y ponemos lo que encontramos en las páginas para imprimir.`,
    submit: 'Buscarlas',
    found: 'Lo que dice el registro sobre las casas que escribió',
  },
  'similar.proposed': {
    more: (count: number) => `${formatNumber(count)} más`,
    ofThem: (count: number) => `${formatNumber(count)} de ellas todavía sin valor`,
    unvalued: (count: number) => `${formatNumber(count)} más, todavía sin valor en la etapa de la suya`,
    lead: (most: number) => `Marque hasta ${most}, las que más se parezcan a la suya.`,
    order: 'Orden de estas casas',
    orders: {
      alike: 'Más parecidas',
      size: 'Más pequeñas',
      age: 'Más nuevas',
      perFoot: 'Menor valor por pie cuadrado',
      distance: 'Más cercanas',
    },
    show: 'Mostrarlas en un mapa',
    map: 'Mapa de las casas similares',
    list: 'La lista de casas similares',
    legend: 'Casa similar, con su número en la lista',
    own: 'Su casa',
    onMap: 'Su casa y estas, seleccionadas en el mapa de todas las parcelas',
  },
  'similar.own-building': {
    numbered: (number: number, label: string) => `Edificio ${number}: ${label}`,
  },
  'similar.table': {
    open: 'Como tabla',
    caption: (value: string) => `Su casa y las casas parecidas, ${lowerFirst(value)}`,
    own: 'La suya',
    number: 'N.º',
    home: 'Casa',
    beside: 'Comparada con la suya',
    labels: {
      parcel: 'Parcela',
      class: 'Clase',
      value: 'Valor',
      perFoot: 'Por pie cuadrado',
      area: 'Tamaño',
      built: 'Construida',
    },
    names: {
      parcel: 'número de parcela',
      class: 'clase',
      value: 'valor',
      perFoot: 'valor por pie cuadrado',
      area: 'tamaño',
      built: 'año de construcción',
    },
    missing: (columns: string) => `No publicado para estas casas: ${columns}.`,
  },
}
