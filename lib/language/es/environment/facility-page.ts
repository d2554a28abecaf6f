import { formatNumber } from '@/lib/format'

export const facilityPageTexts = {
  'facility.page': {
    environment: 'Medio ambiente',
    notAnId: 'No es el identificador de una instalación',
    facility: (id: string) => `Instalación ${id}`,
  },
  'facility.facility-page': {
    environment: 'Medio ambiente',
    facility: (id: string) => `Instalación ${id}`,
    share: 'Compartir',
    export: 'Exportar',
    report: 'este informe',
  },
  'facility.not-an-id': {
    environment: 'Medio ambiente',
    title: 'Esto no es el identificador de una instalación',
    ends: 'La dirección de esta página termina en <end/>. No consultamos ninguna fuente.',
    correct: 'Corrija el final de la dirección o busque alrededor del lugar: <page>Medio ambiente</page>.',
  },
  'facility.facility-id': {
    unreadable:
      'Un identificador del registro solo tiene letras, dígitos, puntos y guiones, por ejemplo 110008164244.',
    wordless:
      'Un identificador del registro tiene dígitos, por ejemplo 110008164244. Aquí no se puede buscar por nombre.',
    length: (digits: number) =>
      `Un identificador del registro tiene 12 dígitos, por ejemplo 110008164244. Este tiene ${digits}: vea si falta un dígito o si hay uno repetido.`,
  },
  'facility.facility-map': {
    label: 'Mapa de la instalación',
    facility: 'La instalación, en la posición que da su fuente',
    noPosition: 'No hay una posición publicada de esta instalación, así que no hay mapa.',
  },
  'facility.summary-panel': {
    title: 'Permisos y cumplimiento',
    unaffected: 'El registro de instalaciones es otra fuente. Sus datos están más abajo.',
    lead: 'Una pista para empezar, no una prueba de contaminación.',
    notCompliance: 'Que no haya infracciones registradas no prueba que se cumplan las normas.',
    meaning:
      'Una infracción puede ser un informe entregado tarde o una descarga, y puede basarse en lo que el propio lugar informó.',
    open: (programs: string) => `Infracción registrada ahora: ${programs}`,
    significant: (program: string) => `${program} (significativa)`,
    clear: 'Ninguna infracción registrada ahora',
    silent: 'No hay una situación de cumplimiento publicada ahora',
    table: 'Cada programa en cifras',
    rest: 'Las inspecciones, las medidas y las multas están más abajo, con cada programa.',
    reportsOnly: 'Solo informes anuales',
    now: {
      significant: 'Infracción significativa',
      violation: 'Infracción',
      undetermined: 'Sin determinar',
      clear: 'Ninguna registrada',
      nodata: 'Sin datos',
    },
    which: '¿A cuál se refiere?',
    noSuch: 'Esta instalación no está en EPA ECHO',
    sites: (count: number) => `${count} sitios`,
    several: (id: string) =>
      `El identificador ${id} corresponde a varios sitios, y la agencia no elige ninguno.`,
    noReport: (id: string) =>
      `EPA ECHO no tiene un informe con el identificador ${id}. Un lugar puede estar en el registro y no en ECHO, y los identificadores antiguos se reemplazan.`,
    facility: (id: string) => `Instalación ${id}`,
    check: 'Revise el identificador o <page>busque el lugar por su dirección</page>.',
  },
  'facility.program-panel': {
    under: 'Base legal: <law/>.',
    underWith: (count: number) => `Base legal: <law/>, con ${count} permisos o registros.`,
    extracts: (days: string) => `<term/>: ${days}.`,
    writes: 'La agencia escribe: “<status/>”.',
    significant: 'Un permiso tiene ahora una infracción significativa.',
    notProof: 'Eso no prueba que se cumplan las normas.',
    complianceSince: (day: string) => `Cumplimiento desde el ${day}.`,
    actionsSince: (day: string) => `Inspecciones y medidas desde el ${day}.`,
    releases: 'Emisiones por año',
    pounds: 'Libras emitidas o enviadas a otro lugar',
    poundsUnder: (permit: string) =>
      `Libras emitidas o enviadas a otro lugar, según lo informado con ${permit}`,
    nothing: 'Este informe no da cantidades anuales.',
    reading:
      'Libras según lo que informó el lugar, de todas las sustancias de la lista juntas; una libra de una puede importar más que mil de otra. Las sumas son de la propia agencia. Un guion es una cantidad no publicada, que no es cero.',
    silent: (amounts: string) => `Sin publicar para ningún año: ${amounts}.`,
  },
  'facility.reading-help': {
    more: 'Cómo leer los recuadros y las letras',
    about:
      'Cada programa tiene sus propios <permit>permisos</permit> y abarca unos tres años, <quarter>trimestre</quarter> por trimestre. Cada recuadro es un trimestre. Su letra es lo que registró la agencia: una <violation>infracción</violation>, una infracción <significant>significativa</significant>, ninguna, o algo que <undetermined>no ha determinado</undetermined>. También muestra las <inspection>inspecciones</inspection> y las medidas <informalAction>informales</informalAction> y <formalAction>formales</formalAction>.',
  },
  'facility.place-panel': {
    title: 'El lugar',
    land: 'Terreno y agrimensura de ese punto',
    industry: (system: string) => `Actividad (${system})`,
    undescribed: 'Sin descripción',
    unreported: 'No informado',
    several: 'El identificador corresponde a varios sitios, y no elegimos ninguno.',
    also: 'También figura como',
    unpublished: 'Sin publicar',
    nothingMore: 'El informe de cumplimiento no dice nada más sobre estos.',
  },
  'facility.registry-panel': {
    title: 'El mismo lugar en otros programas',
    notAskedState: 'Sin consultar',
    notAsked:
      'No consultamos el registro. Necesita un identificador de 12 dígitos, y ni la dirección de esta página ni el informe de cumplimiento lo tienen.',
    unaffected: 'El informe de cumplimiento es otra fuente y no cambia.',
    record: (links: number) =>
      `Los datos del registro y ${formatNumber(links)} ${links === 1 ? 'identificador' : 'identificadores'} de otros programas`,
    noRecord: 'No pudimos obtener los datos del propio registro.',
    noLinks: 'No pudimos obtener los identificadores de otros programas.',
    both: 'Los identificadores con enlace se describen arriba. Los demás solo están en el registro.',
    none: 'El registro federal (Facility Registry Service) no tiene ninguna instalación con este identificador.',
    withheld: (columns: string) =>
      `Omitimos estas columnas, que son sobre las personas que llevan los registros: ${columns}. Nunca consultamos las tablas de contactos, organizaciones y afiliaciones del registro.`,
    file: 'los datos del registro',
    again: 'Intentar de nuevo',
    links: (count: number) => `Registros de programas vinculados a este lugar: ${count}`,
    program: 'Programa',
    there: 'Identificador y nombre allí',
    unpublished: 'Sin publicar',
    lastReported: (day: string) => `Último informe: ${day}`,
  },
  'facility.cleanup-panel': {
    title: 'Listas de limpieza',
    listed: (count: number) =>
      `Este lugar está en ${formatNumber(count)} ${count === 1 ? 'lista federal' : 'listas federales'} de limpieza.`,
    unaffected: 'Los permisos y las inspecciones son otros registros, y siguen siendo válidos.',
    none: 'Respondieron todas las listas que tienen identificadores del registro, y este lugar no está en ninguna.',
    unknown: 'Este lugar no está en ninguna de las listas que respondieron, y no pudimos consultarlas todas.',
    placeOnly: 'Contado hasta el centro de un código postal o una ciudad, no hasta el sitio.',
    page: 'Página de la EPA sobre este sitio',
  },
  'facility.next-steps': {
    title: 'Lo que usted puede hacer',
    report:
      'Reporte humo, un olor, basura arrojada o una descarga: <form>formulario de la EPA para infracciones</form>.',
    spill: 'Reporte de inmediato un derrame de petróleo o sustancias químicas: <office/>.',
    state: (state: string) =>
      `Pregunte a la agencia de ${state} por los permisos y las inspecciones: <agency/>.`,
    comment:
      'Comente sobre un permiso: la agencia que va a emitir o cambiar un permiso lo anuncia al público y recibe comentarios. Estos registros no tienen esos anuncios ni los permisos que apenas se planean, así que pregunte al estado.',
    inspection: 'Estos registros tienen las inspecciones pasadas, pero no la fecha de la próxima.',
  },
  'facility.official-panel': {
    title: 'El informe oficial y lo que aquí se omite',
    report: 'El informe oficial de esta instalación en la EPA',
    agency: 'ECHO, el sitio de la agencia sobre el historial de cumplimiento',
    problems: 'Errores conocidos en los datos de la agencia',
    wrong:
      'Solo la agencia y el estado pueden corregir estos registros. Avíseles de un error por medio del informe oficial.',
  },
}
