import { formatNumber } from '@/lib/format'

/** Contracts “a el” to “al” and “de el” to “del”, because some names begin with an article: “el registro”. */
export const contract = (text: string) => text.replace(/\b(a|de) el\b/g, (_, word: string) => `${word}l`)

export const siteBrowserTexts = {
  'frame.error': {
    unreachable: 'No pudimos mostrar esta página. Vuelva a cargarla para intentarlo de nuevo.',
  },
  'frame.global-error': { title: 'No pudimos mostrar esta página · Openplat' },
  'answer.failure': {
    title: 'No pudimos mostrar esta página',
    lead: 'Algo falló de nuestro lado, no en lo que usted escribió. No se envió nada a ninguna parte.',
    reference: 'Si nos avisa, mencione esta referencia:',
    again: 'Intentar de nuevo',
    contact: 'Avísenos',
  },
  'answer.ask-again': {
    waiting: (whom: string) =>
      contract(`Seguimos esperando la respuesta de ${whom}. Vuelva a cargar la página para ver si ya llegó.`),
  },
  'answer.asking-again': {
    waiting: (whom: string) =>
      contract(`Seguimos esperando la respuesta de ${whom}. Aparecerá aquí en cuanto llegue.`),
    ended: (whom: string) =>
      contract(`Todavía no hay respuesta de ${whom}. Vuelva a cargar la página para ver si ya llegó.`),
    stop: 'Dejar de esperar',
  },
  'act.button': {
    unreachable: 'Esta parte de la página no se cargó. Vuelva a cargar la página para intentarlo de nuevo.',
  },
  'act.ask': { lost: 'Este sitio no respondió. Vuelva a cargar la página e inténtelo de nuevo.' },
  'ui.notice': {
    info: 'Nota',
    good: 'Listo',
    warn: 'Atención',
    bad: 'Problema',
    unread: 'No pudimos leer una parte de este enlace',
    leftOut: (parts: string) => `Se omitió: ${parts}. Lo demás se conservó.`,
  },
  'ui.ask-location': {
    asking: 'Pidiendo la ubicación a su dispositivo.',
    missing: 'Este navegador no puede indicar su ubicación. Escriba una dirección.',
    denied: 'No se compartió la ubicación. Permítala en el navegador o escriba una dirección.',
    lost: 'Su dispositivo no pudo encontrar su ubicación. Escriba una dirección.',
  },
  'ui.locate-button': { label: 'Usar mi ubicación' },
  'ui.error-summary': {
    title: (count: number) => (count === 1 ? 'Hay un problema' : `Hay ${count} problemas`),
  },
  'ui.submit-button': { busy: 'Buscando…' },
  'ui.print-button': { print: 'Imprimir' },
  'ui.arrow-list': { keys: 'Flechas arriba y abajo: otra fila' },
  'ui.curl-line': {
    label: 'Lo mismo desde una línea de comandos',
    copy: 'Copiar como curl',
    copied: 'Copiado.',
    byHand: 'El navegador no permitió copiar. La línea está seleccionada: cópiela a mano.',
  },
  'ui.copy-link': {
    label: 'Enlace a esta página',
    copy: 'Copiar enlace',
    share: 'Compartir',
    copied: 'Copiado.',
    byHand: 'No se copió. Copie la dirección que se muestra.',
  },
  'ui.work-table': {
    sort: '<hidden>Ordenar por </hidden><label/>',
    more: 'Con Mayús: ordenar por esta columna después de las otras',
    select: (name: string) => `Seleccionar ${name}`,
    all: (count: number, most: number) =>
      count > most
        ? `Seleccionar los ${formatNumber(count)}, como máximo ${formatNumber(most)}`
        : `Seleccionar los ${formatNumber(count)}`,
    keys: 'Las flechas pasan de una fila a otra. Espacio selecciona; con Mayús, todas las filas desde la última. M muestra la fila en el mapa y, en el mapa, T regresa aquí.',
  },
  'provenance.caveats': { title: 'Tenga en cuenta' },
  'provenance.problem-advice': {
    headlines: {
      invalid_params: 'Hay que cambiar algo en la consulta',
      credentials_required: 'Esta fuente pide sus credenciales',
      credentials_rejected: 'La fuente no aceptó estas credenciales',
      not_found: 'No existe ese registro',
      method_not_allowed: 'No podemos consultar esto de esa manera',
      source_disabled: 'Esta fuente está desactivada aquí',
      payload_too_large: 'Es más de lo que cabe en una consulta',
      not_supported: 'Esta fuente no puede responder a eso',
      too_broad: 'La consulta es demasiado amplia',
      rate_limited: 'Demasiadas consultas a la vez',
      internal: 'Algo falló de nuestro lado',
      not_configured: 'Esta fuente no está configurada aquí',
      upstream_rejected: 'La fuente rechazó la consulta',
      upstream_changed: 'La fuente cambió',
      upstream_unavailable: 'No podemos comunicarnos con la fuente',
      upstream_timeout: 'La fuente tardó demasiado',
    },
    guess:
      /(?:Try again|(?:Inténtelo|Intente|Vuelva a intentarlo|Pruebe)(?: (?:de nuevo|otra vez|nuevamente))?) (?:later|más tarde|(?:in|after|en|dentro de|después de) [^.,]*)\./,
    again: /Try again|Int[eé]nt|intentarlo|Pruebe/,
    retry: (wait: string) => `Inténtelo de nuevo ${wait}.`,
  },
  'provenance.problem-notice': {
    again: 'Intentar de nuevo',
    reload: 'Volver a cargar',
    keeper: (name: string) =>
      `No se sabe si existe un registro. A quién preguntar: <page>la página oficial de los datos de ${name}</page>`,
    reference: 'Referencia: <code/>',
  },
  'provenance.source-details': {
    source: 'Fuente: <publisher/>, <source/>.',
    dataset: 'Conjunto de datos: <name/>.',
    retrieved: 'Consultado el <moment/>: <state/>.',
    license: 'Licencia: <license/>. <attribution/>',
    now: 'hace un momento',
    older: (age: string) => `una respuesta anterior, ${age}`,
    kept: 'guardado tal como se vio',
    on: (label: string, day: string) =>
      / de /.test(day) && !/ (?:del?|el)$/.test(label) ? `${label} el ${day}` : `${label} ${day}`,
    undated: (label: string) => `${label.replace(/ el$/, '')}: sin publicar`,
    noNewer: (message: string) => `No pudimos obtener una respuesta más reciente. ${message}`,
    none: 'No consultamos ninguna fuente para esta respuesta.',
    requests: (count: number) =>
      `${formatNumber(count)} ${count === 1 ? 'consulta' : 'consultas'} a la fuente`,
    times: (count: number) => `(${count} veces)`,
    sample: 'Datos de ejemplo, no reales.',
  },
  'provenance.provenance': {
    line: '<publishers/>, consultado el <day/><state/>.',
    more: 'Fuente y límites',
    source: 'Fuente y licencia',
    limits: 'Límites de este registro',
  },
  'ui.state-chip': {
    found: 'Encontrado',
    none: 'Sin registro',
    'not-covered': 'Sin cobertura',
    failed: 'No se pudo cargar',
    stale: 'Respuesta anterior',
    asking: 'Cargando',
    waiting: 'Seguimos esperando',
    'on-request': 'A pedido',
  },
}
