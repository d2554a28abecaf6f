import { formatNumber } from '@/lib/format'
import { contract } from '../site/browser'

export const placePaperTexts = {
  'place.paper': {
    title: 'Registros públicos de un lugar',
    sample: 'Datos de ejemplo, no reales',
    place: 'Lugar',
    typed: 'Consulta',
    area: 'Superficie según el contorno',
    day: 'Fecha de consulta',
    publisher: (names: string) => `Lo publican: ${names}.`,
    glance: 'De un vistazo',
    lines: 'Cada registro en una línea',
    columns: ['Registro', 'Respuesta', 'Detalle'],
    facts: 'Lo que dicen los registros',
    values: 'Cada valor con su registro',
    factColumns: ['Registro', 'Dato', 'Valor'],
    map: 'Mapa',
    alt: (records: number) =>
      `Mapa, con el norte arriba, del lugar y de ${formatNumber(records)} ${records === 1 ? 'registro' : 'registros'} a menos de una milla de él.`,
    legend:
      'El norte está arriba. El rombo es el lugar; la línea continua es su lote, donde un mapa de parcelas lo tiene; cada punto es un registro con una posición a menos de una milla. No se dibujan las calles.',
    asked: (whom: string) => contract(`Consultamos a ${whom}.`),
    without: 'Sin registro aquí',
    limits: 'Límites',
    sources: 'Fuentes',
  },
  'place.read-dossier': {
    undecided:
      'Su texto todavía no nombra un solo lugar. Abra la página del lugar, elija uno y después descargue su archivo.',
    caveats: [
      'Una pista, no una prueba: registros públicos tal como los dan quienes los publican; no son un título de propiedad, ni un deslinde, ni un precio.',
      'Cada panel es de otra fuente, con su propia fecha. Lo que falta aquí puede existir en la autoridad.',
    ],
  },
}
