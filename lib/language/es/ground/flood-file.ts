import { formatList } from '@/lib/format'
import { inFeet } from './ground'

const officeOf = (communities: readonly string[]) =>
  communities.length > 0 ? `de ${formatList(communities)}` : 'de la ciudad o del condado'

export const floodFileTexts = {
  'flood-file.page': {
    title: 'Expediente de inundación',
    lead: 'Prepare lo que debe llevar al banco, a la aseguradora y a FEMA: el mapa de inundación, el suelo del lote frente a la altura de la inundación, los reclamos y desastres de los alrededores, las cartas de cambio de mapa y los formularios.',
    coverage:
      'Cada parte indica su fuente y sus límites. No es una determinación de zona de inundación (flood determination).',
    label: 'Dirección o coordenadas',
    hint: 'Por ejemplo: 1905 W 1st St, Gulf Shores, AL 36542, o 29.725 -95.23.',
  },
  'flood-file.answer': {
    lead: 'Para el banco, la aseguradora y FEMA: lo que dicen los registros, con sus fuentes. No es una determinación de zona de inundación (flood determination) ni un consejo. <map>Las zonas en un mapa, los humedales y los suelos</map>.',
    file: 'este expediente de inundación',
  },
  'flood-file.part-panel': {
    others: 'Las demás partes de este expediente vienen de otras consultas y no se ven afectadas.',
  },
  'flood-file.map': {
    map: 'Lo que dice el mapa de inundación',
    zone: 'Zona',
    area: 'Área especial de riesgo de inundación (SFHA)',
    height: 'Elevación de la inundación base (BFE)',
    depth: 'Profundidad media',
    meaning: 'Qué significa',
    doesNotSay: 'Qué no dice',
    panel: 'Panel del mapa',
    study: 'Estudio de inundación',
    revisions: 'Revisiones del mapa aquí',
    noPanel: 'No publicado en este punto',
    unasked: 'No pudimos consultarlo',
    stated: inFeet,
    effective: (name: string, day: string) => `${name}, vigente desde el ${day}`,
    undated: (panel: string) => `${panel}, fecha no publicada`,
    pending: 'Mapas que todavía no están vigentes',
    letters: 'Cartas de cambio de mapa (letters of map change) cercanas',
    lettersLead:
      'Con una carta, FEMA tomó una decisión sobre un solo lote o una sola construcción. La carta de un vecino no dice nada sobre su propiedad; el número de caso sirve para encontrar el documento.',
    community: 'La comunidad en el programa de seguro contra inundaciones',
    noCommunity:
      'El mapa de inundación no nombra aquí ninguna comunidad. Pregunte en la ciudad o el condado por su oficina de zonas inundables (floodplain office).',
    official: 'Vea el mapa oficial:',
  },
  'flood-file.heights': {
    title: 'El suelo del lote frente a la altura de la inundación',
    lowest: 'Suelo más bajo en el borde del lote',
    highest: 'Suelo más alto en el borde del lote',
    here: {
      address: 'Suelo en el punto de la dirección',
      point: 'Suelo en el punto',
    },
    street:
      'El punto de una dirección está en la calle. Elija el punto de la construcción en el mapa de la página de inundación.',
    flood: 'Elevación de la inundación base (BFE) en el punto',
    stated: inFeet,
    none: 'Ahí no se publica ninguna altura',
    failed: 'No cargamos la altura',
    lowestSubject: 'El suelo más bajo en el borde del lote',
    noLot: 'Aquí no se conoce el contorno de ningún lote, así que esto se refiere solo al punto.',
    points: (heights: number, points: number) =>
      `Alturas en ${heights} de ${points} puntos: las esquinas del lote, puntos entre ellas y el lugar mismo.`,
    unasked:
      'No tenemos respuesta del mapa de inundación, así que no hay con qué comparar la elevación del suelo.',
    accuracy:
      'El organismo que publica los datos indica un error vertical de unos 0.53 m (1.7 pies) para sus modelos en conjunto. En los 48 estados contiguos, las alturas se refieren a NAVD88.',
    one: 'La elevación de la inundación base es la de la zona en el punto. Otra parte del lote puede estar en otra zona.',
    surveyor:
      'FEMA compara el suelo más bajo que toca la construcción con la elevación de la inundación base, según la medición de un agrimensor con licencia. Solo FEMA decide.',
  },
  'flood-file.history': {
    title: 'Inundaciones registradas en los alrededores',
    declared: 'Inundación o tormenta declarada',
    floods: 'Declaraciones por inundaciones y tormentas',
  },
  'flood-file.paths': {
    fema: 'Qué pedirle a FEMA',
    femaLead:
      'Solo FEMA decide si una construcción o un lote está fuera de la zona. No cobra por revisar los dos primeros tipos de solicitud de esta lista. Los honorarios del agrimensor los paga usted.',
    paths: {
      shown: {
        text: 'Fuera de la zona según el mapa (out as shown): para una construcción o un lote que el mapa muestra claramente fuera de la zona. No hace falta un agrimensor: envíe la escritura, el mapa catastral o el plano (plat) y una copia del mapa de inundación (FIRMette).',
        label: 'Formularios MT-EZ y MT-1',
      },
      natural: {
        text: 'Carta de enmienda de mapa (LOMA) para una sola casa o un solo lote en terreno natural: hace falta si el mapa no es claro. Un agrimensor o ingeniero indica el suelo más bajo que toca la construcción, para compararlo con la elevación de la inundación base.',
        label: 'Formulario MT-EZ',
      },
      filled: {
        text: 'Cartas para varias construcciones, o para un terreno rellenado (LOMR-F):',
        label: 'Formulario MT-1',
      },
      project: { text: 'Cambio del mapa por una obra:', label: 'Formulario MT-2' },
      online: {
        text: 'Cualquier persona puede presentar la solicitud en línea. Los agrimensores e ingenieros con licencia pueden usar eLOMA.',
        label: 'Página de FEMA sobre las cartas de cambio de mapa',
      },
      rules: { text: 'Las reglas de estas cartas:', label: '44 CFR part 70' },
    },
    time: 'Una enmienda tarda unos 60 días y una revisión unos 90, después de una solicitud completa.',
    desk: 'Qué llevar al banco y a la aseguradora',
    bank: [
      'La determinación de zona de inundación (flood determination) en la que se basa la carta del banco: pídasela al banco y compare su panel, su fecha y su zona con los de arriba.',
      'Este expediente, con el panel y su fecha. No es una determinación de zona de inundación.',
      'Una carta de FEMA, cuando la tenga. El banco todavía puede pedirle el seguro, y un mapa más nuevo puede dejar la carta sin efecto.',
      'Un certificado de elevación, si lo tiene: con él, la aseguradora sabe a qué altura está la construcción.',
      'La clase de la comunidad y su descuento, arriba: pregunte a la aseguradora si la póliza lo incluye.',
    ],
    certificate: { text: 'El certificado de elevación:', label: 'Formularios de FEMA' },
    half: 'Antes de reconstruir o remodelar: la regla del 50 por ciento',
    halfLines: [
      'Las reparaciones o las obras son “sustanciales” (substantial improvement) si cuestan por lo menos la mitad del valor de mercado que la construcción tenía antes, sin el terreno. En ese caso se aplican otras reglas a toda la construcción.',
      'Las comunidades pueden fijar un porcentaje menor o sumar las obras de varios años.',
    ],
    office: (communities: readonly string[]) =>
      `Antes de empezar, pregunte en la oficina de zonas inundables (floodplain office) ${officeOf(communities)}. Esa oficina decide y le dice qué sigue.`,
    rule: { text: 'La regla:', label: '44 CFR 59.1, substantial improvement' },
  },
  'flood-file.paper': {
    title: 'Qué llevar al banco, a la aseguradora y a FEMA',
    sampleTitle: (title: string) => `${title}. Datos de ejemplo, no reales`,
    file: 'Expediente de inundación',
    place: 'Lugar',
    day: 'Consultado',
    missing: (why: string) => `No cargamos esta parte. ${why}`,
    sources: 'Fuentes y límites',
    columns: { part: 'Parte', subject: 'Tema', words: 'En palabras' },
    answer: 'Respuesta',
    link: 'Página oficial',
    item: 'Qué llevar',
  },
  'flood-file.read': {
    unreadable: 'El enlace no indica un solo lugar. Tómelo de la página del expediente de inundación.',
  },
}
