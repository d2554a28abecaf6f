export const recordTexts = {
  'assessments.value-table': {
    year: 'Año',
    value: 'Valor',
    unpublished: 'no publicado',
    unpublishedFor: (year: number) => `no publicado para ${year}`,
  },
  'charts.line-chart': {
    zero: 'El eje empieza en cero.',
    cut: 'El eje no empieza en cero.',
    table: '<table>La tabla</table> tiene las mismas cifras.',
  },
  'charts.month-chart': {
    axis: 'El eje empieza en cero.',
    part: 'Las columnas huecas no están completas.',
  },
  'charts.value-chart': {
    label: (title: string) => `${title} por año. El eje empieza en cero.`,
    gap: 'no publicado',
    axis: 'El eje empieza en cero.',
    table: 'La tabla de arriba tiene las mismas cifras.',
  },
  'records.record-columns': {
    absent: 'no publicado',
  },
  'records.section-facts': {
    sectionArea: 'Superficie de la sección',
    outlineArea: 'Superficie del contorno',
    outlineNote: 'Según el contorno del mapa. Los acres registrados pueden ser otros.',
    lot: 'Lote en este punto',
    part: 'Parte de la sección en este punto',
    published: (acres: string) =>
      `${acres} según el mapa del organismo que publica los datos. Los acres registrados pueden ser otros.`,
  },
}
