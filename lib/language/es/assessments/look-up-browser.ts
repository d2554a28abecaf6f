import { formatDay, formatNumber } from '@/lib/format'

const entriesFileTexts = {
  'entries.file': {
    tooLarge:
      'Este archivo pesa más de 1 MB. Un archivo con lo que usted escribió pesa mucho menos, así que este es otro archivo.',
    notOurs:
      'Este archivo no es un paquete de este sitio. Elija un archivo cuyo nombre empiece con openplat-packet.',
    newer:
      'Este archivo se hizo con una versión más nueva. No cambiamos nada. Vuelva a cargar la página y abra el archivo otra vez.',
    older:
      'A este archivo le falta su versión, así que no podemos leerlo con seguridad. No cambiamos nada. Guarde el paquete otra vez en el dispositivo que lo tiene.',
    other: (home: string) =>
      `Este archivo es de otra casa (${home}). Abra la página de esa casa y elija el archivo allí.`,
    opened: (count: number) =>
      count === 1 ? 'Abierto: 1 campo lleno.' : `Abierto: ${formatNumber(count)} campos llenos.`,
    unreadable: 'Este dispositivo no pudo leer el archivo.',
    empty: 'Este archivo no tiene nada que usted haya escrito.',
  },
  'entries.keep-packet': {
    nothing: 'Todavía no ha escrito nada.',
    saved: (name: string) => `Se guardó como ${name} en este dispositivo. Nosotros no recibimos nada.`,
  },
}

const valueLabelTexts = {
  'similar.value-label': {
    kinds: {
      marketValue: 'Valor de mercado',
      appraisedValue: 'Valor tasado (appraised value)',
      assessedValue: 'Valor tasado',
      taxableValue: 'Valor gravable',
    },
    ofYear: (value: string, year: number) => `${value} de ${year}`,
  },
}

const lookedUpTexts = {
  'similar.home': {
    self: 'Esta es su propia casa.',
    building: (units: number) =>
      `Este registro es de un edificio entero con ${formatNumber(units)} viviendas, así que su valor no es el de una sola.`,
    noYear: (year: number, title: string) =>
      `El registro (${title}) no tiene un valor de esta casa para ${year}.`,
    noKind: (kind: string, year: number | null) =>
      `El registro no tiene el ${kind} de esta casa${year === null ? '' : ` para ${year}`}. No comparamos valores de distinto tipo.`,
    otherRoll:
      'Esta casa está en el padrón de otra jurisdicción. Cada una valora las propiedades con sus propias reglas, así que no comparamos las dos.',
    source: (title: string, day: string) => `${title}, datos consultados el ${formatDay(day)}`,
    parcel: (id: string) => `Parcela ${id}`,
    sale: (price: string, date: string, isDay: boolean) => `${price} ${isDay ? 'el' : 'en'} ${date}`,
    area: (squareFeet: string) => `${squareFeet} pies cuadrados`,
  },
  'similar.look-up': {
    none: (title: string) =>
      `El registro (${title}) no tiene esa dirección. Revise el número de la casa y la ortografía. Una casa de otro condado u otra ciudad está en otro padrón, así que no podemos compararla con la suya.`,
    elsewhere: (named: string, own: string) =>
      `Esta dirección dice ${named}; su casa está en el padrón de ${own}. No podemos comparar casas de dos padrones. Si la casa está en ${own}, escriba la dirección sin la ciudad.`,
    choose: (count: number, isCut: boolean) =>
      `${count === 1 ? '1 casa tiene' : `${formatNumber(count)} casas tienen`} esta dirección. Elija la que busca${isCut ? ', o agregue la unidad a la dirección: hay más coincidencias que las de esta lista' : ''}.`,
    parcel: (id: string) => `parcela ${id}`,
    gone: 'El registro de esta casa ya no está.',
    noKey: 'No podemos leer por separado el registro de esta casa.',
  },
  'similar.ask': { lost: 'Este sitio no respondió. Lo que escribió se conserva. Inténtelo de nuevo.' },
}

export const lookUpBrowserTexts = { ...entriesFileTexts, ...valueLabelTexts, ...lookedUpTexts }
