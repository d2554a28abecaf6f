import { formatDollars, formatList, formatNumber } from '@/lib/format'

export const withArticle = (name: string) => `${/^tasación/.test(name) ? 'una' : 'un'} ${name}`

const countOf = (count: number, one: string, several = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : several}`

const homesOf = (count: number) => countOf(count, 'casa similar', 'casas similares')

/** The texts of the sheets and of the PDF. A browser loads them when it draws the sheets or opens the PDF part. */
export const pdfTexts = {
  'pdf.box': { empty: 'Sin marcar', ticked: 'Marcado' },
  'pdf.blocks': { stated: 'Declarado por el propietario' },
  'pdf.pages': { page: (number: number, of: number) => `Página ${number} de ${of}` },
  'pdf.create': {
    missing: (mark: string) =>
      `La tipografía de este archivo no tiene algunos caracteres del texto. Se imprimen como ${mark}.`,
  },
  'sheets.texts': {
    values: 'Valores oficiales',
    inDollars: 'En dólares',
    undated: 'Valores sin un año publicado',
    notAppraisal: 'Del registro público tal como se consultó. No es un avalúo ni un precio de venta.',
    noValues: 'No pudimos obtener los valores',
    copyThem: 'Cópielos de su aviso y vuelva a cargar esta página más tarde.',
    to: 'Para',
    noticeOffice: 'La oficina que indica el aviso',
    blankOffice: 'Para la oficina que indica su aviso',
    blankAddress: 'Dirección y unidad',
    blankParcel: 'Número de parcela',
    blankFacts: 'Clase, año de construcción y superficie habitable, como aparecen en el registro',
    blankValues: 'Valores oficiales, cada uno con su tipo y su año',
    copyFrom: 'Cópielos del aviso y del registro',
    notice: 'Del aviso',
    noticeDate: 'Fecha del aviso',
    deadline: 'Último día para apelar, como aparece en el aviso',
    owner: 'Propietario, para escribir a mano',
    contact: 'Teléfono o correo, para escribir a mano',
    number: 'N.º',
    similar: 'Casas similares y sus tasaciones',
    assessments: 'Tasaciones de casas similares',
    sales: 'Ventas de casas similares',
    beside: 'Frente a la fila 0',
    thisHome: (address: string) => `${address} (esta casa)`,
    share: 'Parte tasada del valor de mercado',
    salesRule: 'Solo ventas cerradas. Adjunte el comprobante de cada una.',
    rowSource: (rows: readonly number[], source: string) =>
      rows.length === 0
        ? `Fuente: ${source}.`
        : `Fuente de ${rows.length === 1 ? 'la fila' : 'las filas'} ${formatList(rows.map(String))}: ${source}.`,
    condition: 'Lo que vería una persona que visite la casa',
    repairs: 'Reparaciones que la casa necesita',
    facts: 'Datos del registro, revisados por el propietario',
    fact: 'Dato',
    onRecord: 'En el registro',
    rightInstead: 'Lo correcto',
    evidence: 'Pruebas adjuntas',
    questions: 'Preguntas para el tasador',
    ownQuestions: 'Más preguntas',
    notes: 'Notas',
    appeals: 'Quién decide una apelación',
    verify: 'Pregunte sobre la apelación:',
    sourceName: 'Fuente: <name/>',
    source: (cited: string) => `Fuente: ${cited}`,
    lawSource: (cited: string, readOn: string) => `Fuente: ${cited}, leída el ${readOn}.`,
    lawRead: (readOn: string) =>
      `El ${readOn} consultamos la ley y las páginas oficiales que estas hojas citan.`,
    sources: 'Fuentes',
    page: 'Página oficial',
    general: 'Información general, no asesoría legal. Este sitio no calculó ningún valor en estas hojas.',
  },
  'sheets.questions': [
    '¿En qué datos de la casa se basa el valor, y puedo ver el registro completo?',
    '¿Qué ventas o qué casas se usaron para comparar?',
    '¿Cuál es la fecha de valoración, y qué tipo de valor indica el aviso?',
    '¿Hasta qué día y en qué forma les debe llegar una apelación?',
  ],
  'sheets.sheet': {
    foot: (home: string, number: number, of: number) => `${home}. Hoja ${number} de ${of}.`,
  },
  'sheets.shown': {
    count: (sheets: number) => `Su paquete: ${countOf(sheets, 'hoja')}`,
    leftOut: 'vacía, no se incluye',
    unticked: 'no está marcada, no se incluye',
    nothing: 'Todavía no tiene nada suyo. <write>Escríbalo en datos y pruebas</write>.',
    show: 'Mostrar las hojas aquí',
  },
  'sheets.summary': {
    fewest: (needed: number, homes: number) =>
      `Una apelación por trato desigual compara aquí por lo menos ${countOf(needed, 'casa')}. Usted tiene ${formatNumber(homes)}.`,
    mixed: (names: readonly string[]) =>
      `Los valores no son todos del mismo año y del mismo tipo (${formatList(names)}). Compare el mismo año y el mismo tipo de valor.`,
    market: (homes: number) =>
      `Aquí una tasación se compara con el valor de mercado de la misma casa. Falta ese valor en ${countOf(homes, 'casa')}.`,
    similar: (filled: number, count: number) => `${filled} de ${countOf(count, 'casa')}`,
    sale: (filled: number, count: number) => `${filled} de ${countOf(count, 'venta')}`,
    repair: (filled: number, count: number) => `${filled} de ${countOf(count, 'reparación', 'reparaciones')}`,
    noticeDate: 'la fecha de su aviso',
    deadline: 'su último día para apelar',
    condition: 'su descripción',
    why: 'sus motivos',
    questions: 'sus preguntas',
    notes: 'sus notas',
    checked: (facts: number) => countOf(facts, 'dato revisado', 'datos revisados'),
    attached: (papers: number) => countOf(papers, 'documento adjunto', 'documentos adjuntos'),
  },
  'sheets.request': {
    ask: (value: string) => `Solicito ${withArticle(value)} de`,
    askFor: (value: string, amount: string) => `Solicito ${withArticle(value)} de ${amount}.`,
    askForShare: (
      value: string,
      amount: string,
      share: { name: string; percent: number },
      assessed: number,
    ) =>
      `Solicito ${withArticle(value)} de ${amount} (${share.name} de ${formatDollars(assessed)}, el ${formatNumber(share.percent)}%).`,
    opinion: (amount: string) => `Mi opinión del valor de mercado: ${amount}.`,
    reasons: 'Mis motivos',
    moreReasons: 'Más motivos',
    facts: (wrong: readonly string[]) => `El registro está equivocado en: ${formatList(wrong)}`,
    notice: (amount: string) => `Mi aviso dice: valor tasado de ${amount}.`,
    noticeByHand: 'El valor en mi aviso',
    similar: (homes: number) => `Tasaciones de ${homesOf(homes)}`,
    sale: (sales: number) => `Ventas de ${homesOf(sales)}`,
    repair: (repairs: number) => `${countOf(repairs, 'reparación', 'reparaciones')} que la casa necesita`,
    valuesOf: (label: string, homes: number) => `${label} de ${homesOf(homes)}`,
    thisHome: (value: string) => `Esta casa: ${value}`,
    condition: 'El estado de la casa',
    onSheet: (sheet: number) => `(hoja ${sheet})`,
    enclosures: 'Anexos',
    sheets: (last: number) => (last === 2 ? 'Hoja 2' : `Hojas 2 a ${last}`),
    signature: 'Firma',
    signed: 'Fecha',
  },
  'pdf.sheets': {
    title: 'Apelación de la tasación',
    made: (day: string) => `Hecho el ${day}.`,
    legend: 'Una barra azul a la izquierda marca lo que declara el propietario.',
    records: 'Los valores y los datos oficiales vienen de registros públicos.',
  },
  'pdf.attachments': {
    title: 'Fotos y documentos adjuntos',
    lead: 'Los agregó el propietario, de sus propios archivos.',
    page: (page: number) => `página ${page}`,
    pages: (first: number, last: number) => `páginas ${first} a ${last}`,
    photo: (name: string) => `Foto: ${name}`,
  },
  'pdf.make': {
    adding: (number: number, of: number) => `Agregando el archivo ${number} de ${of}`,
    writing: 'Escribiendo las hojas',
    joining: 'Juntando todo',
    done: 'Listo',
  },
  'pdf.chosen-files': {
    type: 'Este archivo no es JPEG, PNG ni PDF. Guárdelo en uno de esos formatos y elíjalo otra vez.',
    empty: 'Está vacío.',
    size: 'Pesa más de 20 MB. Guarde una copia más pequeña y elija esa.',
    sum: 'Con él, los archivos pesarían más de 60 MB en total. Quite otro o haga un segundo PDF.',
    count: (most: number) => `Puede agregar hasta ${most} archivos. Quite otro o haga un segundo PDF.`,
  },
  'pdf.prepare-file': {
    locked: 'Está protegido. Ábralo, imprímalo a un PDF nuevo sin contraseña y elija ese.',
    broken: 'Está dañado o incompleto. Ábralo para revisarlo y guárdelo de nuevo.',
    huge: 'La imagen tiene demasiados píxeles. Guarde una copia más pequeña y elija esa.',
  },
  'pdf.file-list': {
    remove: 'Quitar',
    removeNamed: (name: string) => `Quitar ${name}`,
  },
  'pdf.panel': {
    title: 'Un PDF con sus fotos y documentos',
    promise:
      'Lo crea su dispositivo. Nunca recibimos sus archivos ni lo que usted escribe. Quitamos el lugar y la hora de las fotos JPEG y reducimos las grandes. Los PDF se agregan como están.',
    files: 'Fotos y documentos que van después de las hojas',
    hint: 'JPEG, PNG o PDF, de hasta 20 MB cada uno y 60 MB en total. Puede elegir varios, y más de una vez.',
    paper: 'Papel',
    letter: 'Carta, 8.5 por 11 pulgadas',
    a4: 'A4, 210 por 297 milímetros',
    make: 'Crear el PDF',
    making: 'Creando el PDF',
    stop: 'Detener',
    notAdded: 'No se agregó',
    starting: 'Empezando',
    stopped: 'Se detuvo. No se creó nada.',
    failed:
      'No pudimos crear el PDF. Inténtelo de nuevo con menos archivos o con archivos más pequeños, o vuelva a cargar la página.',
    made: 'Su PDF está listo.',
    leftOut: 'No se incluyó',
    missing: 'La tipografía del PDF no tiene estos caracteres:',
    missingNext: (mark: string) =>
      `Escríbalos con otras letras e inténtelo de nuevo, o cree el PDF con ${mark} en su lugar. La impresión de su navegador sí puede mostrarlos.`,
    anyway: (mark: string) => `Crearlo con ${mark}`,
    marked: (mark: string) => `Estos caracteres se imprimen como ${mark}:`,
    warned: 'Todavía no se ha creado nada.',
    save: (pages: number, size: string) => `Guardar el PDF (${pages} páginas, ${size})`,
    fileName: 'paquete-de-apelacion.pdf',
  },
}
