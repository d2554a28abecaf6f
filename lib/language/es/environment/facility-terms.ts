export const facilityTermTexts = {
  'facilities.laws': {
    CAA: {
      term: 'Clean Air Act',
      meaning:
        'La ley federal sobre la contaminación del aire. A partir de cierto tamaño, una fuente necesita un permiso que limita lo que puede emitir.',
    },
    CWA: {
      term: 'Clean Water Act',
      meaning:
        'La ley federal sobre ríos, lagos y costas. Quien descarga en ellos por un tubo o una zanja necesita un permiso.',
    },
    RCRA: {
      term: 'Resource Conservation and Recovery Act (RCRA)',
      meaning:
        'La ley federal sobre residuos. Quien produce, transporta, almacena o trata residuos peligrosos queda registrado; muchos son negocios pequeños que producen muy poco.',
    },
    SDWA: {
      term: 'Safe Drinking Water Act',
      meaning:
        'La ley federal sobre los sistemas públicos de agua. Aquí, un sistema es quien suministra el agua: puede ser una ciudad, una escuela o un campamento.',
    },
    EP313: {
      term: 'Toxics Release Inventory',
      meaning:
        'Informes anuales de las plantas más grandes: cuántas libras de sustancias químicas de la lista emitieron o enviaron a otro lugar. Una emisión que figura ahí está informada; no es por sí misma una infracción.',
    },
  },
  'facilities.terms': {
    permit: {
      term: 'Permiso',
      meaning:
        'Una licencia o un registro de un programa, con su propio número. Un lugar puede tener varios, y algunos números solo registran que el lugar existe.',
    },
    quarter: {
      term: 'Trimestre',
      meaning:
        'Tres meses. La agencia da unos tres años de trimestres, del más antiguo al más reciente. Un trimestre parcial todavía no había terminado cuando se extrajeron los datos.',
    },
    violation: {
      term: 'Infracción',
      meaning:
        'El incumplimiento de un permiso o de una norma, según lo registró la agencia. Puede ser un informe entregado tarde o una descarga, puede basarse en lo que el propio lugar informó y se puede impugnar.',
    },
    significant: {
      term: 'Infracción significativa',
      meaning:
        'La clase en que cada programa pone sus infracciones más graves: alta prioridad (aire), incumplimiento significativo (agua, residuos), infractor grave (agua potable). Ordena las medidas de cumplimiento; no mide el daño.',
    },
    undetermined: {
      term: 'Por determinar',
      meaning:
        'La agencia no ha decidido sobre el trimestre, a menudo porque todavía no vencía el plazo de sus informes.',
    },
    inspection: {
      term: 'Inspección',
      meaning:
        'Una visita, una prueba o una revisión de informes por parte de una agencia. Las revisiones en la oficina aparecen junto a las visitas; el tipo dice qué fue.',
    },
    informalAction: {
      term: 'Medida informal',
      meaning:
        'Un aviso o una advertencia que informa al lugar de un problema y pide que lo corrija. No ordena nada.',
    },
    formalAction: {
      term: 'Medida formal',
      meaning:
        'Una orden o un caso judicial que obliga al lugar, con multa o sin ella. Puede cerrar una disputa sin que se admita una infracción.',
    },
    extractDate: {
      term: 'Fecha de extracción',
      meaning:
        'El día en que la agencia copió los datos de este programa del sistema que los guarda. Lo que se registró después todavía no está aquí.',
    },
    registryId: {
      term: 'Identificador del registro',
      meaning:
        'El número que el Facility Registry Service de la EPA da a un mismo lugar en todos los programas: 12 dígitos que empiezan con 110.',
    },
    industry: {
      term: 'Código de actividad',
      meaning:
        'La actividad que el lugar informó a un programa. NAICS es la clasificación que se usa hoy; SIC, la anterior.',
    },
    major: {
      term: 'Mayor y menor',
      meaning:
        'La línea que cada programa traza entre fuentes grandes y pequeñas. Las menores se inspeccionan con menos frecuencia, y algunos estados informan poco sobre ellas.',
    },
  },
}
