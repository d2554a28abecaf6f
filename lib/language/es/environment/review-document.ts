import { formatNumber } from '@/lib/format'

export const reviewDocumentTexts = {
  'review.paper': {
    sample: (title: string) => `${title}. Datos de ejemplo, no reales`,
    place: 'Lugar',
    day: 'Consultado el',
    retrieved: (day: string) => `${day}. La EPA no indica una fecha propia para estas listas.`,
    publisher: 'Publicado por',
    rule: (page: string) => `La columna “Regla” sigue 40 CFR 312.26(c): ${page}`,
    map: 'Mapa',
    alt: (sites: number) =>
      `Mapa, con el norte arriba, de ${formatNumber(sites)} ${sites === 1 ? 'sitio' : 'sitios'} alrededor del lugar. La lista de sitios tiene la distancia y la orientación de cada uno.`,
    legend:
      'El norte está arriba. El rombo es el lugar; la línea continua, el contorno desde el que se miden las distancias; las líneas discontinuas, las distancias de búsqueda; las líneas grises, los límites de Superfund; las líneas claras, las calles. Los números son los de la lista de sitios; donde hay muchos sitios juntos, algunos no llevan número.',
    noRoads: 'No pudimos cargar todas las calles, así que faltan algunas.',
    address: 'Dirección',
    noAddress: 'No se publica',
    city: 'Ciudad',
    method: 'Método y salvedades',
    sources: 'Fuentes',
  },
  'review.method-lines': {
    start: 'Desde dónde se miden las distancias',
    rule: 'Regla',
    ruleOf: (title: string) => `Distancia de la regla: ${title}`,
    limits: 'Salvedades',
    count: 'Conteo',
    shorter: 'se buscó hasta una distancia menor',
    near: (id: string) =>
      `${id} puede estar más allá de la distancia, porque su posición no es más precisa que el tramo que falta hasta ese límite.`,
    nearTitle: 'Cerca del límite',
    equation:
      'El número de la fuente es la suma de los sitios de la lista y los que no se cargaron. Los sitios sin posición se cuentan aparte.',
  },
}
