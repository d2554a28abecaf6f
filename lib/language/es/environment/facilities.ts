import { formatList, formatNumber } from '@/lib/format'

const quartersOf = (count: number) => `${count} ${count === 1 ? 'trimestre' : 'trimestres'}`

function significantOf(violating: number, significant: number): string {
  if (significant === 0) return ''
  if (significant < violating) return `, una infracción significativa en ${significant}`
  return violating === 1 ? ', significativa' : ', todas significativas'
}

const newestOf = (day: string | null) => (day === null ? '' : `, la más reciente del ${day}`)

const listedOf = (count: number) => `${formatNumber(count)} ${count === 1 ? 'registrada' : 'registradas'}`

const nothing = (what: string, since: string | null) =>
  since === null
    ? `No hay ninguna ${what} en la lista`
    : `No hay ninguna ${what} en la lista desde el ${since}`

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const facilitiesTexts = {
  'facilities.codes': {
    systems: {
      'ICIS-Air': 'Permiso de aire y registro de cumplimiento',
      'E-GGRT': 'Informes de gases de efecto invernadero',
      EIS: 'Inventario de emisiones al aire',
      RMP: 'Plan contra accidentes químicos',
      CAMDBS: 'Emisiones de centrales eléctricas',
      'ICIS-NPDES': 'Permiso de descarga al agua',
      ICP: 'Permiso de descarga al agua',
      RCRAInfo: 'Inscripción de residuos peligrosos',
      SDWIS: 'Sistema público de agua',
      TRIS: 'Informes de emisiones tóxicas',
      ACRES: 'Evaluación o limpieza de un terreno abandonado (brownfield)',
      SEMS: 'Sitio Superfund',
      TSCA: 'Fabricante o importador de sustancias químicas',
    },
    airAreas: {
      CAASIP: 'plan estatal de aire limpio',
      CAATIP: 'plan tribal de aire limpio',
      CAAFIP: 'plan federal de aire limpio',
      CAATVP: 'permiso de operación Title V (fuentes grandes)',
      CAAFESOP: 'permiso de operación estatal con límites federales',
      CAANSPS: 'normas para fuentes nuevas',
      CAANSR: 'revisión de fuentes nuevas',
      CAAPSD: 'prevención del deterioro en zonas de aire limpio',
      CAAMACT: 'contaminantes peligrosos del aire (fuentes grandes)',
      CAAGACT: 'contaminantes peligrosos del aire (fuentes más pequeñas)',
      CAANESH: 'contaminantes peligrosos del aire (normas anteriores)',
      CAACFC: 'protección de la capa de ozono',
      CAAAR: 'programa de lluvia ácida',
    },
    inspections: {
      'FCE ON-SITE': 'Evaluación completa en el lugar',
      'FCE OFF-SITE': 'Evaluación completa en la oficina',
      'PCE ON-SITE': 'Evaluación parcial en el lugar',
      'PCE OFF-SITE': 'Evaluación parcial en la oficina',
      'PCE ON-SITE RECORD/REPORT REVIEW': 'Revisión de registros en el lugar',
      'TV ACC RECEIPT/REVIEW': 'Revisión de la certificación anual Title V',
      'STACK TEST': 'Prueba de lo que sale por la chimenea',
      'COMPLIANCE EVALUATION INSPECTION ON-SITE': 'Inspección completa en el lugar',
      'FOCUSED COMPLIANCE INSPECTION': 'Inspección de un solo tema',
      'NON-FINANCIAL RECORD REVIEW': 'Revisión de registros en la oficina',
      'RECONNAISSANCE WITHOUT SAMPLING': 'Visita breve sin muestras',
      SAMPLING: 'Visita con toma de muestras',
      'SANITARY SURVEY, COMPLETE': 'Revisión completa del sistema de agua',
    },
    actions: {
      'WRITTEN INFORMAL': 'Aviso por escrito',
      'FINAL 3008(A) COMPLIANCE ORDER':
        'Orden final de cumplimiento (ley de residuos peligrosos, sección 3008(a))',
      'CWA 309G2A AO FOR CLASS I PENALTIES': 'Orden con una multa de la clase menor (Clean Water Act)',
      'CWA 309G2B AO FOR CLASS II PENALTIES': 'Orden con una multa de la clase mayor (Clean Water Act)',
    },
    sizes: {
      LQG: 'Gran generador de residuos peligrosos',
      SQG: 'Pequeño generador de residuos peligrosos',
      VSQG: 'Generador muy pequeño de residuos peligrosos',
      CESQG: 'Generador muy pequeño de residuos peligrosos',
      TSDF: 'Trata, almacena o desecha residuos peligrosos',
      TRANSPORTER: 'Transporta residuos peligrosos',
    },
    agencies: {
      STATE: 'el estado',
      LOCAL: 'una agencia local',
      TRIBAL: 'una tribu',
      EPA: 'la EPA',
      'EPA CONTRACTOR': 'un contratista de la EPA',
    },
    statuses: {
      active: 'Activo',
      inactive: 'Inactivo',
      operating: 'En operación',
      seasonal: 'Opera por temporadas',
      effective: 'En vigor',
      'admin continued':
        'Pasó su fecha de término, pero sigue en vigor hasta que la agencia decida sobre la renovación',
      expired: 'Pasó su fecha de término; la agencia todavía lo cuenta como activo',
      pending: 'Solicitado, todavía no emitido',
      planned: 'Planeado, sin construir',
      'under construction': 'En construcción',
      'temporarily closed': 'Cerrado por ahora',
      'permanently closed': 'Cerrado de forma definitiva',
      terminated: 'Terminado',
      retired: 'Ya no se usa',
      'not needed': 'Ya no se necesita',
    },
    unpublished: 'Sin publicar',
  },
  'facilities.mark': {
    clear: { letter: 'N', label: 'Ninguna infracción registrada' },
    violation: { letter: 'I', label: 'Infracción registrada' },
    significant: { letter: 'S', label: 'Infracción significativa registrada' },
    undetermined: { letter: 'D', label: 'Por determinar' },
    other: { letter: 'O', label: 'Otra cosa, en palabras más abajo' },
    nodata: { letter: '', label: 'Sin datos' },
  },
  'facilities.quarter-strip': {
    caption: (permit: string) =>
      `Permiso ${permit}, trimestre por trimestre, del más antiguo al más reciente`,
    row: 'Registrado',
    words: 'Trimestre por trimestre en palabras',
    partial: 'trimestre parcial',
    nodata: 'sin datos',
    dates: 'trimestre sin fechas',
    counted: (count: number) =>
      `La propia agencia cuenta ${count === 1 ? '1 trimestre con infracciones; puede que no abarque' : `${count} trimestres con infracciones; puede que no abarquen`} los mismos trimestres.`,
  },
  'facilities.quarters': {
    noQuarters: 'La fuente no da ningún trimestre de este permiso.',
    violating: (quarters: number, total: number, significant: number) =>
      `Infracción registrada en ${quarters} de ${quartersOf(total)}${significantOf(quarters, significant)}`,
    allClear: (total: number) =>
      total === 1
        ? 'Ninguna infracción registrada en el único trimestre'
        : `Ninguna infracción registrada en ninguno de los ${total} trimestres`,
    clear: (quarters: number, total: number) =>
      `Ninguna infracción registrada en ${quarters} de ${quartersOf(total)}`,
    noData: (total: number) =>
      `${total === 1 ? 'Sin datos en el único trimestre' : `Sin datos en ninguno de los ${total} trimestres`}. Eso no es lo mismo que estar en regla`,
    nothing: (total: number) =>
      total === 1
        ? 'Nada determinado en el único trimestre'
        : `Nada determinado en ninguno de los ${total} trimestres`,
    gaps: {
      nodata: (quarters: number) => `sin datos en ${quarters}`,
      undetermined: (quarters: number) => `por determinar en ${quarters}`,
      other: (quarters: number) => `otra cosa registrada en ${quarters}`,
    },
    latestPartial: 'el último trimestre es parcial',
    partial: (quarters: number) =>
      quarters === 1 ? '1 trimestre es parcial' : `${quarters} trimestres son parciales`,
    unpublished: 'Sin datos',
    run: {
      one: (when: string, isPartial: boolean) => (isPartial ? `${when} (trimestre parcial)` : when),
      several: (when: string, quarters: number, isPartial: boolean) =>
        `${when} (${quarters} trimestres${isPartial ? ', el último parcial' : ''})`,
    },
    undated: 'Fechas sin publicar',
    days: (from: string, through: string) => `Del ${from} al ${through}`,
    from: (day: string) => `Desde el ${day}`,
    until: (day: string) => `Hasta el ${day}`,
    month: (month: string, year: string) => `${upperFirst(month)} de ${year}`,
    months: (from: string, fromYear: string, through: string, year: string) =>
      `De ${from}${fromYear === year ? '' : ` de ${fromYear}`} a ${through} de ${year}`,
  },
  'facilities.permit': {
    permit: 'Permiso',
    withoutNumber: 'sin número',
    asOf: (day: string) => `Situación de este permiso al ${day}.`,
    published: '(publicado como “<status/>”)',
  },
  'facilities.sentences': {
    states: {
      active: 'permiso activo',
      inactive: 'permiso inactivo',
      unknown: 'situación sin publicar',
    },
    regulated: (subjects: string) => `Está regulada en materia de ${subjects}.`,
    unregulated: 'Está en la lista sin ningún programa que abarque este informe.',
    closed: (program: string) =>
      `${program}: el permiso no está activo, y la agencia todavía muestra la infracción. Aquí no dice si la infracción se resolvió.`,
    ended: 'El permiso terminó, así que la agencia ya no indica su situación.',
    recorded: (status: string) => `Registrado como “${status}”.`,
    statuses: {
      clear: 'No hay ninguna infracción registrada ahora.',
      violation: 'Hay una infracción registrada ahora.',
      significant: 'Hay una infracción significativa registrada ahora.',
      undetermined: 'La agencia no ha determinado la situación actual.',
      nodata: 'La agencia no publica la situación actual. Eso no es lo mismo que estar en regla.',
    },
    nothing: (what: string, since: string | null) => `${nothing(what, since)}.`,
    nothingListed: (what: string, since: string | null, total: number) =>
      `${nothing(what, since)}, aunque el total de la propia agencia es ${total}.`,
    counted: (recorded: number, counted: number) =>
      `${recorded}, de las que la agencia ${counted === 0 ? 'no cuenta ninguna' : `cuenta ${counted}`}`,
    ownTotal: (count: string, total: number) => `${count}; el total de la propia agencia es ${total}`,
    fewer: (recorded: number, total: number) =>
      `${recorded}; el total de la propia agencia es ${total}, porque no cuenta todo lo que muestra`,
    more: (recorded: number, total: number) =>
      `${recorded}; el total de la propia agencia es ${total}, porque puede contar lo mismo una vez por cada permiso, o contar algo que no muestra`,
    cut: (count: number, recorded: number) =>
      `Las ${count} más recientes de ${recorded}; el informe oficial las tiene todas.`,
    cutCounted: (count: number, recorded: number) =>
      `Las ${count} más recientes de ${recorded}, primero las que cuenta la agencia; el informe oficial las tiene todas.`,
    unpublished: 'sin publicar',
    join: (words: readonly string[]) => formatList(words),
  },
  'facilities.events': {
    noFinding: 'Sin hallazgo publicado',
    meaning: 'En un lugar sin inspecciones tampoco aparecen infracciones.',
    noPenalty: 'ninguna publicada',
    notAdded:
      'Mostramos cada multa con su propia medida, tal como se publicó. No se suman, porque un mismo caso puede figurar con varios permisos y en varios programas.',
    kinds: {
      inspection: { one: 'inspección', several: 'inspecciones' },
      informal: { one: 'medida informal', several: 'medidas informales' },
      formal: { one: 'medida formal', several: 'medidas formales' },
    },
    finding: 'Hallazgo: <finding/>',
    penalty: 'Multa: <amount/>',
    total: (amount: string) => `El total de la propia agencia para este programa es ${amount}.`,
    caption: (program: string, events: string, count: string) =>
      `${program}: ${events} registradas, ${count}`,
    unpublished: 'Sin publicar',
    list: (recorded: number, newest: string | null) => `${listedOf(recorded)}${newestOf(newest)}`,
    listCounted: (counted: number, recorded: number, newest: string | null) =>
      counted === 0
        ? `${listedOf(recorded)}${newestOf(newest)}; la agencia no cuenta ninguna`
        : `${formatNumber(counted)} ${counted === 1 ? 'contada' : 'contadas'} por la agencia${newestOf(newest)}; ${listedOf(recorded)} en total`,
    noKind: 'Tipo sin publicar',
    by: (agency: string) => `<what/>, por ${agency}`,
    published: 'Publicado como “<type/>”.',
    times: (count: number) => `Figura ${count} veces.`,
    permits: (ids: readonly string[]) => `${ids.length > 1 ? 'Permisos' : 'Permiso'} ${ids.join(', ')}.`,
    identifier: (identifier: string) => `Identificador de la agencia: ${identifier}.`,
    uncounted: (event: string) => `La agencia no la cuenta como ${event}.`,
  },
}
