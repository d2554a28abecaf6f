import { formatNumber } from '@/lib/format'

const outlineProblems: Readonly<Record<string, string>> = {
  'We could not read the outline. Paste a GeoJSON polygon, or corners as longitude,latitude with a blank between them.':
    'No pudimos leer el contorno. Pegue un polígono GeoJSON, o las esquinas como longitud,latitud con un espacio entre ellas.',
  'The outline has several parts or a hole. Give one ring.':
    'El contorno tiene varias partes o un hueco. Indique un solo anillo.',
  'An outline has at least three corners.': 'Un contorno tiene al menos tres esquinas.',
  'A corner of the outline is not on the globe. Write longitude first, then latitude.':
    'Una esquina del contorno no está en el globo. Escriba primero la longitud y luego la latitud.',
  'The outline has more than 500 corners. Simplify it, or leave corners out.':
    'El contorno tiene más de 500 esquinas. Simplifíquelo o quite esquinas.',
  'The outline is larger than 25 square miles. Take a smaller one.':
    'El contorno mide más de 25 millas cuadradas. Elija uno más pequeño.',
  'The outline crosses itself. List its corners in order along the edge.':
    'El contorno se cruza consigo mismo. Indique sus esquinas en orden a lo largo del borde.',
}

export const reviewBrowserTexts = {
  'review.outline-problem': { problem: (english: string) => outlineProblems[english] ?? english },
  'review.outline-file': {
    label: 'O tómelo de un archivo GeoJSON',
    hint: 'El archivo se queda en este dispositivo; su contorno pasa al campo de arriba y de ahí al enlace.',
    large: 'El archivo pesa más de 200 KB. Elija uno con un solo contorno.',
  },
  'review.outline-drawing': {
    draw: 'Dibujar un contorno',
    how: 'Haga clic o toque en cada esquina. Con el teclado: mueva el mapa con las flechas y presione Enter. Escape termina.',
    corner: 'Esquina aquí',
    undo: 'Deshacer',
    end: 'Cancelar',
    search: 'Buscar desde este contorno',
    corners: (count: number) => `${formatNumber(count)} ${count === 1 ? 'esquina' : 'esquinas'}.`,
    unreachable: 'La herramienta no se cargó. Ciérrela y ábrala otra vez.',
  },
}
