import { formatNumber } from '@/lib/format'

const facilities = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'instalación' : 'instalaciones'} aquí`

export const environmentBrowserTexts = {
  'environment.load-rings': {
    loading: (progress: string) => `Cargado hasta ahora: ${progress}. Seguimos cargando.`,
    stopped: (progress: string) => `Detenido. Cargado: ${progress}.`,
    rest: 'Cargar el resto',
    stop: 'Detener',
  },
  'environment.box-drawing': {
    draw: 'Dibujar un recuadro',
    cancel: 'Cancelar el recuadro',
    pick: 'Esquina aquí',
    first: 'Toque una esquina del recuadro. Con el teclado: mueva el mapa con las flechas y presione Enter.',
    second: 'Ahora la esquina opuesta.',
  },
  'environment.facility-island': { subject: 'Las instalaciones' },
  'environment.facility-legend': {
    center: 'El lugar que usted buscó',
    rings: (miles: string) => `Anillos a ${miles} mi`,
    open: (miles: string) => `Sin cargar: ${miles} mi`,
  },
  'facilities.mark-legend': {
    legend: 'Leyenda',
    cleanup: 'Sitio de limpieza',
    cluster: 'Varias, según su situación',
  },
  'facilities.marked-island': { legend: 'Leyenda de las instalaciones', subject: 'Las instalaciones' },
  'facilities.cleanup-layers': { site: (name: string) => `${name}, sitio de limpieza` },
  'facilities.violation-labels': {
    labels: {
      current: 'Infracción ahora',
      past: 'Últimos 3 años',
      none: 'Ninguna registrada',
      unknown: 'Sin datos',
    },
    classes: {
      current: 'Infracción registrada ahora',
      past: 'Infracción registrada en los últimos tres años',
      none: 'Ninguna infracción registrada',
      unknown: 'Situación no registrada',
    },
  },
  'facilities.describe-facility': {
    cluster: (count: number, current: number) =>
      current > 0
        ? `${facilities(count)}, ${formatNumber(current)} con una infracción registrada ahora`
        : facilities(count),
    away: (facility: string, miles: string) => `${facility}, a ${miles}`,
  },
}
