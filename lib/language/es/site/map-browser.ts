import { formatNumber } from '@/lib/format'

export const mapBrowserTexts = {
  'charts.chart-reader': {
    label: (title: string) => `Leer los valores de: ${title}`,
  },
  'map.describe-move': {
    north: 'norte',
    northeast: 'noreste',
    east: 'este',
    southeast: 'sureste',
    south: 'sur',
    southwest: 'suroeste',
    west: 'oeste',
    northwest: 'noroeste',
    center: (center: string) => `Centro: ${center}.`,
    moved: (direction: string, distance: string) => `El mapa se movió ${distance} hacia el ${direction}.`,
    zoomed: (level: number, width: string) => `Nivel de zoom ${level}: alrededor de ${width} de ancho.`,
  },
  'map.map-controls': {
    pick: 'Elegir este punto',
    select: 'Elegir lo que hay aquí',
    help: 'Ayuda del teclado',
    keys: [
      { key: 'Flechas', meaning: 'Mover el mapa' },
      { key: 'Mayúsculas y una flecha', meaning: 'Moverlo un poco' },
      { key: '+ y −', meaning: 'Acercar y alejar' },
      { key: 'Enter o barra espaciadora', meaning: 'Elegir lo que está en el centro' },
      { key: 'Tab', meaning: 'Salir del mapa' },
    ],
    move: 'Mover',
    west: 'Mover el mapa al oeste',
    north: 'Mover el mapa al norte',
    south: 'Mover el mapa al sur',
    east: 'Mover el mapa al este',
    zoom: 'Zoom',
    out: 'Alejar',
    in: 'Acercar',
    legend: 'Leyenda',
    roles: {
      result: 'Resultado',
      choice: 'Para elegir',
      context: 'Cercano, para orientarse',
      place: 'El lugar',
      lot: 'Su lote',
    },
  },
  'map.map-island': {
    keys: 'Las flechas mueven el mapa, más y menos lo acercan y lo alejan, y Enter elige lo que está en el centro.',
    impossible: 'Este navegador no puede dibujar el mapa: necesita WebGL, que falta o está desactivado.',
    open: 'Pantalla completa',
    close: 'Salir de la pantalla completa',
  },
  'map.map-link': {
    open: 'Abrir en el mapa',
  },
  'map.map-placeholder': {
    loading: 'Cargando el mapa',
    waiting: 'El mapa todavía no se ha cargado.',
    show: 'Mostrar el mapa',
    unreachable: 'El mapa no se cargó. Vuelva a cargar la página para intentarlo de nuevo.',
    noScript: 'El mapa necesita JavaScript, que está desactivado.',
    list: 'La lista',
    everything: (list: string) => `${list} tiene todo lo que muestra el mapa.`,
  },
  'map.map-viewport': {
    noNames: 'Faltan algunos nombres: su fuente no respondió.',
    tiles: 'Este fondo no está disponible en este momento. Quedan los contornos.',
    streets: 'Faltan algunas calles: su fuente no respondió. Quedan los contornos.',
    overlay: (subject: string) => `${subject}: no se cargó, así que este mapa no está completo.`,
    part: 'Una parte de este mapa',
    again: 'Intentar de nuevo',
    credits: {
      streets: 'Calles y contornos: Census Bureau TIGER/Line · Nombres de lugares: GeoNames',
      outlines: 'Contornos: Census Bureau',
      topo: 'USGS The National Map · Contornos: Census Bureau',
      imagery: 'USGS The National Map · Contornos: Census Bureau',
      'imagery-names':
        'USGS The National Map · Nombres de calles y contornos: Census Bureau TIGER/Line · Nombres de lugares: GeoNames',
    },
    background: 'Fondo del mapa',
    backgrounds: { streets: 'Calles', imagery: 'Foto aérea', topo: 'Topográfico', outlines: 'Sencillo' },
    topo: 'Topo',
    names: 'Nombres',
  },
  'map.place-buttons': {
    results: { short: 'Resultados', long: 'Ver los resultados' },
    back: { short: 'Atrás', long: 'Volver a donde estaba' },
  },
  'map.print-picture': {
    dark: 'Este mapa tiene los colores oscuros de la pantalla, y su leyenda no. Presione Ctrl+P o ⌘P en la página para imprimir los dos en colores claros.',
    unloaded: 'El mapa todavía se estaba cargando cuando se imprimió esta página.',
  },
  'map.scale': {
    miles: (count: number) => `${formatNumber(count)} ${count === 1 ? 'milla' : 'millas'}`,
    feet: (count: number) => `${formatNumber(count)} ${count === 1 ? 'pie' : 'pies'}`,
    kilometers: (count: number) => `${formatNumber(count)} km`,
    meters: (count: number) => `${formatNumber(count)} m`,
  },
  'map.use-island': {
    moving: (label: string) => `${label}: mover el mapa`,
    center: (move: string, name: string) => `${move} En el centro: ${name}.`,
  },
  'places.home-map': {
    label: 'Mapa de los Estados Unidos',
    list: 'El cuadro de búsqueda',
  },
  'places.keep-place': {
    saved: 'Guardado solo en este dispositivo. ',
    removed: 'Se quitó de los lugares guardados.',
  },
  'places.place-store': {
    refused:
      'No se guardó: este navegador no guarda nada en el dispositivo, como en una ventana privada. La dirección de esta página vuelve a traerlo aquí; guárdela como marcador.',
    full: 'No se guardó: el espacio que este navegador le da a este sitio está lleno. Quite primero algunos lugares guardados.',
    ceiling: (most: number) =>
      `No se guardó: ya hay ${most} lugares guardados, que es el máximo. Quite algunos primero.`,
  },
  'places.recent-places': {
    title: 'Lugares recientes y guardados',
    where: 'Solo en este dispositivo.',
    all: 'Ver todos y cómo borrarlos',
    saved: 'Guardado',
    recent: 'Reciente',
  },
  'places.save-place': {
    save: 'Guardar<rest> este lugar</rest>',
    remove: 'Quitar<rest> de los lugares guardados</rest>',
    list: 'Ver los lugares guardados',
  },
  'places.saved-list': {
    title: 'O uno de sus lugares guardados y recientes',
  },
  'places.suggestion': {
    saved: 'Guardado',
    recent: 'Reciente',
    address: 'Dirección',
    several: (count: number) =>
      `${formatNumber(count)} ${count === 1 ? 'sugerencia' : 'sugerencias'}. Use la flecha hacia abajo para elegir.`,
    failed: 'No pudimos cargar sugerencias. Presione Enter para buscar lo que escribió.',
    none: 'No hay sugerencias. Presione Enter para buscar lo que escribió.',
  },
  'places.suggestions': {
    list: 'Sugerencias',
  },
}
