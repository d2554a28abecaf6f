export const uiTexts = {
  'ui.steps': {
    progress: 'Avance',
    step: (current: number, total: number) => `Paso ${current} de ${total}`,
    done: '(listo)',
  },
  'ui.downloads': { download: 'Descargar' },
  'ui.printed-part': {
    open: (from: string, to: string) =>
      `Se imprime: ${from} a ${to}; hay más. Las otras páginas de esta lista no se imprimen aquí.`,
    counted: (from: string, to: string, total: string) =>
      `Se imprime: ${from} a ${to} de ${total}. Las otras páginas de esta lista no se imprimen aquí.`,
  },
  'ui.pager': { pages: 'Páginas de la lista' },
  'ui.export-links': {
    name: (what: string) => `Descargar ${what}`,
    files: (what: string) => `Descargar ${what}:`,
    live: 'Abrir en QGIS, ArcGIS o Excel',
  },
  'ui.device-choices': {
    density: {
      label: 'Filas de las tablas',
      options: { '': 'Automáticas', reading: 'Cómodas', working: 'Compactas' },
    },
    slash: { label: 'La tecla /', options: { '': 'Abre la búsqueda', off: 'No hace nada' } },
  },
  'ui.data-table': { none: 'Ninguno.' },
  'ui.term': {
    definition: '(definición)',
    source: 'Fuente: <name/>',
    words: 'Palabras que se usan en esta página',
  },
  'ui.sample-banner': {
    sample: 'Datos de ejemplo',
    invented: '<strong>Datos de ejemplo:</strong> valores inventados. Ningún lugar ni propietario es real.',
  },
}
