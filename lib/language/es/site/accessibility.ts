export const accessibilityTexts = {
  'accessibility.page': {
    title: 'Accesibilidad',
    description:
      'Cómo cumple este sitio con las WCAG 2.2 AA, criterio por criterio, y las deficiencias que conocemos.',
    lead: 'Este sitio busca cumplir con el nivel AA de las WCAG 2.2 en todas las páginas y en todos los estados. Aquí se ve hasta dónde ha llegado.',
  },
  'accessibility.accessibility-text': {
    promises: {
      title: 'Con qué puede contar',
      ways: 'Las páginas guiadas funcionan solo con el teclado, solo con toques y también sin JavaScript.',
      maps: 'Todos los mapas tienen a su lado una lista con el mismo contenido.',
      system:
        'Los colores claros y oscuros siguen la configuración de su sistema. También la siguen el texto más grande, el movimiento reducido y los colores forzados.',
      print: 'Las páginas están preparadas para imprimirse.',
    },
    checks: {
      title: 'Cómo lo revisamos',
      how: 'Revisamos las páginas con un programa (axe) en claro y en oscuro, con el teclado y con un ancho de 320 píxeles, y leímos el código criterio por criterio. Este es el informe de quienes hicieron el sitio. Ningún auditor externo lo ha probado, y tampoco lo ha probado todavía nadie que use un lector de pantalla todos los días.',
    },
    gaps: {
      title: 'Lo que sabemos que no está bien',
      maps: 'La página dice con palabras cada movimiento de un mapa, pero un mapa sigue siendo más difícil de usar sin verlo que su lista.',
      files: 'Los archivos XLSX tienen filas de encabezado, pero fuera de eso no se revisa su accesibilidad.',
      contact: '¿Encontró otra cosa? [Avísenos](/contact), y díganos en qué página y qué usó.',
    },
    criteria: { title: 'Criterio por criterio' },
  },
  'accessibility.criteria-table': {
    caption: 'WCAG 2.2, niveles A y AA',
    criterion: 'Criterio',
    outcome: 'Resultado',
    outcomes: { meets: 'Cumple', partly: 'En parte', inapplicable: 'No corresponde' },
    how: 'Cómo, y la deficiencia que conocemos',
    gap: '<strong>Deficiencia:</strong> <gap/>',
  },
}
