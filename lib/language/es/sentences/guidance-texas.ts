import type { SentenceTemplate } from '@/lib/sentences/define-sentences'

export const guidanceOfTexas = {
  'Are the owner and the legal description right?': '¿Son correctos el propietario y la descripción legal?',
  'An exemption does not move to a new owner.': 'Una exención no pasa a un propietario nuevo.',
  'The appraised value of a homestead may rise to at most last year’s appraised value plus 10 percent and new improvements.':
    'El valor tasado (appraised value) de una vivienda principal (homestead) puede subir como máximo hasta el del año anterior más un 10 por ciento y las mejoras nuevas.',
  'The limit ends when the owner no longer qualifies for the homestead exemption.':
    'El límite termina cuando el propietario ya no cumple los requisitos de la exención de vivienda principal (homestead).',
  'The value is above the market value.': 'El valor está por encima del valor de mercado.',
  'Unequal appraisal: the value is above the median of a representative sample, of similarly situated property, or of comparable properties after adjustments.':
    'Tasación desigual (unequal appraisal): el valor está por encima de la mediana de una muestra representativa, de propiedades en situación similar o de propiedades comparables después de ajustes.',
  'An exemption was denied.': 'Se denegó una exención.',
  'The owner or the description is wrong.': 'El propietario o la descripción son incorrectos.',
  'Market values of a reasonable number of comparable properties, with adjustments.':
    'Valores de mercado de un número razonable de propiedades comparables, con ajustes.',
  'A certified appraisal, filed at least 14 days before the hearing.':
    'Un avalúo certificado, presentado al menos 14 días antes de la audiencia.',
  'For homes under the cap, compare market values, not capped ones.':
    'Para casas con tope, compare valores de mercado, no valores con tope.',
  'Mark both “value above market” and “unequal appraisal” on the form.':
    'Marque en el formulario las dos opciones: “value above market” (valor por encima del mercado) y “unequal appraisal” (tasación desigual).',
  'You may have a free copy of the district’s evidence at least 14 days before the hearing.':
    'Puede obtener una copia gratuita de las pruebas del distrito al menos 14 días antes de la audiencia.',
  'The hearing can be in person, by telephone, by video or by affidavit. One postponement needs no cause.':
    'La audiencia puede ser en persona, por teléfono, por video o por declaración jurada (affidavit). Un aplazamiento no necesita motivo.',
  'Most online portals ask for the owner id and PIN printed on the notice.':
    'La mayoría de los portales en línea piden el número de propietario (owner ID) y el PIN impresos en el aviso.',
  'The district’s market value of the property on January 1.':
    'El valor de mercado de la propiedad al 1 de enero según el distrito.',
  'The value the appraisal district sets. For a homestead it may rise by at most 10 percent a year, so it can be below the market value.':
    'El valor que fija el distrito de tasación. Para una vivienda principal (homestead) puede subir como máximo un 10 por ciento al año, así que puede ser menor que el valor de mercado.',
  'The value left after the 10 percent limit for a homestead.':
    'El valor que queda después del límite del 10 por ciento para una vivienda principal (homestead).',
  'What each taxing unit taxes. It differs from unit to unit.':
    'Lo que grava cada entidad fiscal (taxing unit). Difiere de una entidad a otra.',
  'The market value may move freely. Check whether the homestead’s appraised value rose by no more than 10 percent.':
    'El valor de mercado puede moverse sin límite. Revise si el valor tasado (appraised value) de la vivienda principal (homestead) subió no más de un 10 por ciento.',
  'An exemption does not move to a new owner. Check whether one ended with a sale.':
    'Una exención no pasa a un propietario nuevo. Revise si alguna terminó con una venta.',
  'A 20 percent limit for other property of smaller value is temporary. Ask whether it applied in both years.':
    'Hay un límite temporal del 20 por ciento para otras propiedades de menor valor. Pregunte si se aplicó en los dos años.',
  'The owner wins unless the value is at or below the median of a representative sample, of similar property, or of a reasonable number of comparable properties, adjusted.':
    'El propietario gana a menos que el valor sea igual o inferior a la mediana de una muestra representativa, de propiedades similares o de un número razonable de propiedades comparables, ajustadas.',
  'Sales of the 24 months before January 1. In counties above 150,000 people, 36 months for homes.':
    'Ventas de los 24 meses anteriores al 1 de enero. En condados de más de 150,000 habitantes, 36 meses para viviendas.',
  'The district, by a preponderance of the evidence. A certified appraisal of at most 180 days, filed 14 days before the hearing, raises this to clear and convincing for property of one million dollars or less.':
    'El distrito, por preponderancia de las pruebas. Un avalúo certificado de no más de 180 días de antigüedad, presentado 14 días antes de la audiencia, eleva esta exigencia a pruebas claras y convincentes (clear and convincing) para propiedades de un millón de dólares o menos.',
  'Form 50-132. Any written notice that names the owner, the property and the disagreement is enough.':
    'Formulario 50-132. Basta cualquier aviso por escrito que indique el propietario, la propiedad y el desacuerdo.',
  'An informal meeting with the district is possible.': 'Es posible una reunión informal con el distrito.',
  'The board cannot raise a value above the district’s, unless you agree.':
    'La junta no puede subir un valor por encima del que fijó el distrito, a menos que usted esté de acuerdo.',
  'To go on after the board, pay the tax that is not in dispute.':
    'Para seguir adelante después de la junta, pague el impuesto que no está en disputa.',
  'Hears a protest. Any written notice that names the owner, the property and the disagreement is enough; the state form is 50-132. There is no fee.':
    'Atiende una protesta. Basta cualquier aviso por escrito que indique el propietario, la propiedad y el desacuerdo; el formulario estatal es el 50-132. No se cobra ninguna cuota.',
  'The protest is due by May 15, or 30 days after the notice of appraised value was delivered, whichever is later. A late one needs good cause and comes too late once the board has approved the records.':
    'La protesta se debe presentar a más tardar el 15 de mayo o 30 días después de la entrega del aviso del valor tasado (notice of appraised value), lo que ocurra más tarde. Una protesta fuera de plazo necesita una causa justificada (good cause) y ya no se admite una vez que la junta ha aprobado los registros.',
  'Delivery of the notice of appraised value.':
    'La entrega del aviso del valor tasado (notice of appraised value).',
  'One of three ways to go further.': 'Una de las tres vías para seguir adelante.',
  'Receipt of the notice of the Appraisal Review Board’s order.':
    'La recepción del aviso de la orden de la junta de revisión de tasaciones (Appraisal Review Board).',
  'One of three ways to go further. It takes a deposit, from 450 dollars for a homestead.':
    'Una de las tres vías para seguir adelante. Exige un depósito, desde 450 dólares para una vivienda principal (homestead).',
  'One of three ways to go further, for a property that the board values at more than 1,000,000 dollars. It takes a deposit of 1,500 dollars.':
    'Una de las tres vías para seguir adelante, para una propiedad que la junta valora en más de 1,000,000 de dólares. Exige un depósito de 1,500 dólares.',

  'Appraised value after the homestead cap':
    'Valor tasado (appraised value) después del tope de vivienda principal (homestead)',
  'Values, property records and your notice': 'Valores, registros de propiedades y su aviso',
  'State rules on property tax and the protest form':
    'Reglas estatales sobre el impuesto sobre la propiedad y el formulario de protesta',
  'Filing a protest': 'Presentar una protesta',
  'Filing a protest online: iFile and iSettle': 'Presentar una protesta en línea: iFile y iSettle',
  'Filing a protest online: uFile, reached from the page of your account':
    'Presentar una protesta en línea: uFile, al que se llega desde la página de su cuenta',
  'Filing a protest online: the dashboard': 'Presentar una protesta en línea: el panel (dashboard)',
  'Binding arbitration': 'Arbitraje vinculante (binding arbitration)',
  'Residence homestead exemption': 'Exención de vivienda principal (residence homestead exemption)',
  'Exemption for persons 65 or older or disabled':
    'Exención para personas de 65 años o más o con discapacidad (exemption for persons 65 or older or disabled)',
  'Local percentage homestead exemption':
    'Exención local de vivienda principal por porcentaje (local percentage homestead exemption)',
  'Surviving spouse exemptions': 'Exenciones para cónyuges sobrevivientes (surviving spouse exemptions)',
  'Tax ceiling for persons 65 or older or disabled':
    'Tope de impuesto para personas de 65 años o más o con discapacidad (tax ceiling)',

  'Harris County appraisal district': 'Distrito de tasación de Harris County',
  'Harris County appraisal district, protests': 'Distrito de tasación de Harris County, protestas',
  'Dallas County appraisal district': 'Distrito de tasación de Dallas County',
  'Dallas County appraisal district, protests': 'Distrito de tasación de Dallas County, protestas',
  'Tarrant County appraisal district': 'Distrito de tasación de Tarrant County',
  'Tarrant County appraisal district, protests': 'Distrito de tasación de Tarrant County, protestas',
  'Bexar County appraisal district': 'Distrito de tasación de Bexar County',
  'Bexar County appraisal district, protests': 'Distrito de tasación de Bexar County, protestas',
  'Travis County appraisal district': 'Distrito de tasación de Travis County',
  'Travis County appraisal district, protests': 'Distrito de tasación de Travis County, protestas',
  'Collin County appraisal district': 'Distrito de tasación de Collin County',
  'Collin County appraisal district, protests': 'Distrito de tasación de Collin County, protestas',
  'Denton County appraisal district': 'Distrito de tasación de Denton County',
  'Denton County appraisal district, protests': 'Distrito de tasación de Denton County, protestas',
  'Fort Bend County appraisal district': 'Distrito de tasación de Fort Bend County',
  'Fort Bend County appraisal district, protests': 'Distrito de tasación de Fort Bend County, protestas',
  'Williamson County appraisal district': 'Distrito de tasación de Williamson County',
  'Williamson County appraisal district, protests': 'Distrito de tasación de Williamson County, protestas',
  'Montgomery County appraisal district': 'Distrito de tasación de Montgomery County',
  'Montgomery County appraisal district, protests': 'Distrito de tasación de Montgomery County, protestas',
  'El Paso County appraisal district': 'Distrito de tasación de El Paso County',
  'El Paso County appraisal district, protests': 'Distrito de tasación de El Paso County, protestas',

  'Public research notes that cite the Texas Tax Code':
    'Notas públicas de investigación que citan el Texas Tax Code',
  'Texas Comptroller, form 50-132': 'Texas Comptroller, formulario 50-132',
  'Texas Tax Code 23.013, as two public sources read it':
    'Texas Tax Code 23.013, según lo leen dos fuentes públicas',
  'Texas Tax Code 23.23, as cited in public research notes':
    'Texas Tax Code 23.23, según se cita en notas públicas de investigación',
  'Texas Tax Code 41.43(a) and (a-1)': 'Texas Tax Code 41.43(a) y (a-1)',
  'Texas Tax Code 41.44, as cited in public research notes':
    'Texas Tax Code 41.44, según se cita en notas públicas de investigación',
  'Texas Tax Code 41.461, as cited in public research notes':
    'Texas Tax Code 41.461, según se cita en notas públicas de investigación',
  'Texas Tax Code 41.47, as cited in public research notes':
    'Texas Tax Code 41.47, según se cita en notas públicas de investigación',
  'Texas Tax Code 42.26(d), as cited in public research notes':
    'Texas Tax Code 42.26(d), según se cita en notas públicas de investigación',
  'Texas Tax Code, chapter 11, as research notes and a Texas service for veterans tell it':
    'Texas Tax Code, capítulo 11, según lo explican notas de investigación y un servicio de Texas para veteranos',
  'Texas Tax Code, chapter 11, as research notes and a Texas appraisal district tell it':
    'Texas Tax Code, capítulo 11, según lo explican notas de investigación y un distrito de tasación de Texas',
  'Texas Tax Code, chapter 41, and public research notes':
    'Texas Tax Code, capítulo 41, y notas públicas de investigación',
  'Texas Tax Code, chapters 41A and 42, as a public register of sources reads it':
    'Texas Tax Code, capítulos 41A y 42, según los lee un registro público de fuentes',
  'Texas Tax Code, chapters 41A and 42, as an appraisal district tells it':
    'Texas Tax Code, capítulos 41A y 42, según los explica un distrito de tasación',
} satisfies Readonly<Record<string, SentenceTemplate>>
