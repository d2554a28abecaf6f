import { formatDollars, formatList, formatNumber } from '@/lib/format'

const ordinals = ['primer', 'segundo', 'tercer', 'cuarto']

export const placePanelTexts = {
  'place.panels.assessment': {
    title: 'Tasación para impuestos',
    kind: 'tasaciones para impuestos',
    publisher: 'la oficina del tasador',
    outside:
      'Los condados y las ciudades de los Estados Unidos llevan las tasaciones; este punto no está en ninguno de ellos.',
    needsAddress: (places: string) =>
      `Las tasaciones se buscan por dirección, no por un punto. El registro que abarca este lugar: ${places}. Escriba la dirección de la casa para consultarlo.`,
    mayCover: (places: string) =>
      `Las tasaciones se buscan por dirección, no por un punto. Registros que pueden abarcar este lugar: ${places}. Elija uno y escriba la dirección de la casa.`,
    several: 'Más de un registro puede abarcar esta dirección. Elija en cuál buscar.',
    municipality: (place: string) =>
      `${place} tiene un padrón para cada ciudad, municipio (town) y villa (village). Elija el que tasa la casa.`,
    nothing: (title: string) =>
      `Esta dirección no aparece en este registro: ${title}. Revise el número de la casa y la ortografía, o use el número de parcela de la factura de impuestos.`,
    byNumber: 'La parcela de este punto está en “Parcela”, en esta página, con su número.',
    unconfirmed:
      'No mostramos ningún valor hasta que usted confirme cuál es su casa. Confirme cada una en su propia página.',
    searched: 'Buscamos en <title/>, registro a cargo de <authority/>.',
    confirm: '¿Es esta su casa? Confírmelo y le mostramos sus valores.',
    choose: '¿Es su casa una de estas? Confírmelo y le mostramos sus valores.',
    matches: (count: number, isCut: boolean) =>
      `${formatNumber(count)} ${count === 1 ? 'posible coincidencia' : 'posibles coincidencias'}${isCut ? ' o más' : ''}`,
    isYours: '¿Es esta su casa?',
    chooseBelow: 'Elija la suya más abajo.',
    yes: 'Sí, mostrar los valores',
    no: 'No',
    noMatch: 'Sin coincidencias',
    noUnit: (unit: string) =>
      `Usted buscó esta unidad: ${unit}. El registro no tiene ninguna unidad con ese nombre aquí.`,
    chooseUnit: 'Elegir la unidad',
    searchAgain: 'Buscar de otra manera',
    needed: 'Se necesita la dirección',
    parcel: (number: string | null) => (number === null ? 'Parcela sin número' : `Parcela ${number}`),
    more: 'Hay más casas que coinciden de las que mostramos. Agregue a la dirección la unidad, la ciudad o el código postal (ZIP).',
    or: (places: readonly string[]) => formatList(places, 'or'),
  },
  'place.panels.permits': {
    title: 'Infracciones y permisos',
    kind: 'permisos',
    publisher: 'la ciudad',
    outside:
      'Las ciudades y los condados de los Estados Unidos publican permisos de construcción. Este punto no está en ninguno de ellos.',
    uncovered: (name: string) =>
      `No conocemos ninguna fuente que publique permisos de construcción de ${name}. Los tiene su departamento de construcción.`,
    mayCover: (name: string) =>
      `Una de estas fuentes puede abarcar ${name}: las coordenadas indican el condado, no la ciudad, y algunas fuentes abarcan toda una región. Elija una para ver sus permisos.`,
    nothing: (name: string) => `Las fuentes que abarcan ${name} no tienen ningún permiso.`,
    postal:
      'La ciudad es la de la dirección postal. Una casa fuera de los límites de la ciudad puede tener la misma.',
    whole: 'Los permisos más recientes son de toda el área que abarca una fuente, no solo de esta dirección.',
    missing: 'Un registro que falta aquí puede existir en la ciudad.',
    apart: 'Cada ciudad cuenta sus permisos a su manera, así que no restamos unos de otros.',
    failed: 'No se pudo cargar',
    areaOnly: 'Solo la lista de toda la ciudad',
    choose: 'Elija una fuente',
    cost: {
      title: 'Infracciones abiertas',
      none: 'No hay ninguna abierta en los registros de esta dirección',
      newest: 'No hay ninguna abierta entre los registros más recientes de esta dirección',
      inPart: 'No se sabe: algunos registros de esta dirección no se cargaron',
      unlisted: 'No se sabe: aquí no hay una lista por dirección',
    },
  },
  'place.panels.parcel': {
    title: 'Parcela',
    kind: 'mapas de parcelas',
    publisher: 'la oficina que publica el mapa de parcelas',
    anotherParcel: (name: string) => `Otra parcela: ${name}`,
    otherAddress: 'no es la dirección que se escribió',
    atCenter: (name: string) => `La parcela en su centro: ${name}`,
    notLand: 'no es el terreno descrito',
    several: 'Más de un lote',
    justValue: (amount: number, year: number | null) =>
      `${formatDollars(amount)} de valor justo${year ? ` en ${year}` : ''}`,
    noPrice: 'no es un precio',
    built: (year: string | number) => `año de construcción ${year}`,
    unnamed: (key: string) => `Parcela ${key}`,
    unknown: 'No publicado',
    others: (count: number) =>
      count === 1
        ? 'Hay otra parcela sobre el mismo terreno, como las unidades de un condominio.'
        : `Hay otras ${formatNumber(count)} parcelas sobre el mismo terreno, como las unidades de un condominio.`,
    florida:
      'Estos valores se fijan según la ley de Florida. Un lugar de otro estado se valora con otras reglas; por eso sus valores nunca comparten una fila con estos y no calculamos ninguna diferencia.',
    publishers:
      'Los valores de dos organismos distintos no se pueden comparar, así que no están en esta comparación. Los tiene la página de cada lugar.',
    assess: 'Consultar su tasación por el número de parcela',
    values: 'Cuánto vale según el padrón',
    cost: {
      title: 'Tasación después de una venta',
      resets: (assessed: number, just: number) =>
        `El valor tasado de este propietario es ${formatDollars(assessed)}, menor que el valor justo de ${formatDollars(just)}. Una venta pone fin al límite que lo reduce, así que el próximo puede acercarse al precio`,
      noLimit: 'Hoy ningún límite reduce el valor tasado, así que una venta no pone fin a ninguno',
      unknown: 'No se sabe aquí: pregunte al tasador si una venta cambia el valor tasado',
    },
  },
  'place.panels.published-lot': {
    page: 'La página de esta parcela',
    columns: (count: number) =>
      `Todo lo que se publica (${formatNumber(count)} ${count === 1 ? 'columna' : 'columnas'})`,
    measured: (acres: string) => `${acres}, según nuestra medición`,
  },
  'place.panels.section': {
    title: 'Sección del levantamiento',
    kind: 'secciones del levantamiento',
    publisher: 'el Bureau of Land Management',
    outside:
      'El levantamiento público de tierras (Public Land Survey System) abarca terrenos en 30 estados, y este punto no está en ningún estado.',
    several: (count: number) =>
      `${count} secciones se juntan o se superponen en este punto. Ninguna es más correcta que las otras.`,
    anyOf: (count: number) =>
      `${count} secciones se juntan o se superponen en este punto. Cualquiera de ellas puede ser la correcta.`,
    section: 'Sección',
    file: 'esta sección',
    none: 'Ninguna sección',
    meet: (count: number) =>
      count === 1 ? '1 sección en este punto' : `${formatNumber(count)} secciones se juntan aquí`,
    others: 'La elevación viene de otra fuente y esto no la afecta.',
    noOutline: (why: string) => `No pudimos dibujar el contorno: ${why}`,
  },
  'place.periods': {
    quarter: (number: number, year: number) => `${ordinals[number - 1]} trimestre de ${year}`,
    half: (number: number, year: number) => `${ordinals[number - 1]} semestre de ${year}`,
  },
  'place.panels.labor': {
    title: 'Desempleo del condado',
    kind: 'cifras del condado',
    publisher: 'el Bureau of Labor Statistics',
    request:
      'El desempleo en el condado, junto con los costos de construcción y la renta en todo el país. El Bureau limita las consultas por día, así que esto se carga solo cuando usted lo pide.',
    outside:
      'La fuente publica cifras por condado, y este punto no está en ningún condado de los Estados Unidos.',
    nothing: ({ name, state }: { name: string; state: string }) =>
      `La fuente no publica ninguna serie de ${name}, ${state}.`,
    caption: ({ name, state }: { name: string; state: string }) => `${name}, ${state}, y todo el país`,
    unpublished: 'No publicado',
    preliminary: 'preliminar',
    load: 'Cargar',
    loadTwo: 'Cargar las series de los dos condados',
    columns: { series: 'Serie', latest: 'Más reciente', before: 'Un año antes' },
  },
  'place.panels.elevation': {
    kind: 'elevación',
    publisher: 'el U.S. Geological Survey',
    others: 'La sección viene de otra fuente y esto no la afecta.',
  },
  'place.kind-panel': {
    file: (kind: string) => `este dato (${kind})`,
  },
}
