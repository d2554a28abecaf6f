import type { SentenceTemplate } from '@/lib/sentences/define-sentences'

export const libSentences = {
  '{labels} is given with the letter {letter}.': '{labels} lleva la letra {letter}.',
  'The minus sign and the letter {letter} contradict each other; keep one of them.':
    'El signo menos y la letra {letter} se contradicen; deje solo uno.',
  'Only the last of degrees, minutes and seconds can have decimals.':
    'De grados, minutos y segundos, solo el último puede tener decimales.',
  'Minutes run from 0 to 59; {minutes} is too many.': 'Los minutos van de 0 a 59; {minutes} es demasiado.',
  'Seconds run from 0 to 59; {seconds} is too many.': 'Los segundos van de 0 a 59; {seconds} es demasiado.',
  'To the meter, on WGS 84.': 'Con precisión de un metro, en WGS 84.',
  'The square of one meter.': 'El cuadrado de un metro.',
  'Military and National Grid': 'Cuadrícula militar y nacional (MGRS, USNG)',
  'Plus code': 'Código plus',
  'An area of about 14 by 10 meters.': 'Un área de unos 14 por 10 metros.',
  'The commas can be decimal points or dividers. Write it like 39.7392, -104.9903.':
    'Las comas pueden ser puntos decimales o separadores. Escríbalo así: 39.7392, -104.9903.',
  'The commas are read as decimal points: {numbers}. Write 39° 44′ where minutes are meant.':
    'Las comas se leen como puntos decimales: {numbers}. Escriba 39° 44′ si quiere decir minutos.',
  'There are more than two numbers here. Give one latitude and one longitude.':
    'Aquí hay más de dos números. Indique una latitud y una longitud.',
  'We cannot read this. Write it like 39.7392, -104.9903.':
    'No podemos leer esto. Escríbalo así: 39.7392, -104.9903.',
  'One half has more numbers than the other. Write it like 39.7392, -104.9903.':
    'Una mitad tiene más números que la otra. Escríbalo así: 39.7392, -104.9903.',
  'Give both a latitude and a longitude, for example 39.7392, -104.9903.':
    'Indique la latitud y la longitud, por ejemplo 39.7392, -104.9903.',
  'This is only a {given}. Add the {missing}, for example 39.7392, -104.9903.':
    'Aquí hay un solo dato ({given}). Agregue el otro ({missing}), por ejemplo 39.7392, -104.9903.',
  'Both numbers are a {axis}. Give one of each.':
    'Los dos números son del mismo tipo ({axis}). Indique uno de cada uno.',
  'The longitude was written first: the first number is beyond 90.':
    'La longitud se escribió primero: el primer número pasa de 90.',
  'Read with the latitude first, which is outside the United States. Swap the numbers if the longitude came first.':
    'Se leyó con la latitud primero, y queda fuera de los Estados Unidos. Intercambie los números si la longitud iba primero.',
  'Whole degrees only: the place can be tens of miles away.':
    'Solo grados enteros: el lugar puede estar a decenas de millas.',
  'The longitude has no sign or letter and is read as west. Write E if east is meant.':
    'La longitud no tiene signo ni letra y se lee como oeste. Escriba E si es este.',
  'The longitude has no sign or letter and is read as east: {part}. Write W if west is meant.':
    'La longitud no tiene signo ni letra y se lee como este: {part}. Escriba W si es oeste.',
  'These look like grid meters or feet. Give latitude and longitude in degrees.':
    'Esto parece estar en metros o pies de una cuadrícula. Indique latitud y longitud en grados.',
  'A latitude runs from -90 to 90; {shown} is outside. Check the first number and its decimal point.':
    'Una latitud va de -90 a 90; {shown} queda fuera. Revise el primer número y su punto decimal.',
  'A longitude runs from -180 to 180; {shown} is outside. Check its decimal point.':
    'Una longitud va de -180 a 180; {shown} queda fuera. Revise su punto decimal.',
  'These look like UTM meters. Which zone is it? Write it before the numbers, for example 17R 461000 3158000.':
    'Esto parece estar en metros UTM. ¿Qué zona es? Escríbala antes de los números, por ejemplo 17R 461000 3158000.',
  'NAD 27 lies up to 200 meters from the other datums and is not converted. Give the point in WGS 84 or NAD 83.':
    'NAD 27 se aparta hasta 200 metros de los otros datums y no se convierte. Indique el punto en WGS 84 o NAD 83.',
  'The easting lies outside zone {zone}. Check the zone and the easting.':
    'El valor este queda fuera de la zona {zone}. Revise la zona y el valor este.',
  'S is read as the southern hemisphere.': 'S se lee como hemisferio sur.',
  'S is read as the band from 32 to 40 degrees north, not as the southern hemisphere.':
    'S se lee como la banda de 32 a 40 grados norte, no como hemisferio sur.',
  'No letter follows the zone, so it is read as north of the equator.':
    'Después de la zona no hay letra, así que se lee como norte del ecuador.',
  'The northing was written first: it has the larger number.':
    'El valor norte se escribió primero: es el número mayor.',
  'The northing does not lie in {said}. Check the letter and the northing.':
    'El valor norte no está en {said}. Revise la letra y el valor norte.',
  'The northing does not lie in {said}; it would be in band {band}. Check the letter and the northing.':
    'El valor norte no está en {said}; estaría en la banda {band}. Revise la letra y el valor norte.',
  'Zone {zone} {hemisphere}, {easting} meters east, {northing} meters north, on WGS 84.':
    'Zona {zone} {hemisphere}, {easting} metros al este, {northing} metros al norte, en WGS 84.',
  '{code} is a short plus code, which needs the place it was made for. Give the whole code, with eight characters before the plus.':
    '{code} es un plus code corto, que necesita el lugar para el que se hizo. Indique el código completo, con ocho caracteres antes del signo más.',
  'Not used: {words}.': 'No se usó: {words}.',
  '{code} names an area of {size}. Give the whole code, with characters behind the plus.':
    '{code} indica un área de {size}. Indique el código completo, con caracteres después del signo más.',
  '{code} is not a plus code. Check its letters.': '{code} no es un plus code. Revise sus letras.',
  'A plus code is an area, here about {size}; its middle is taken.':
    'Un plus code es un área, aquí de unos {size}; se toma su centro.',
  'A grid reference has as many digits for east as for north, at most five each: 18S UJ 23480 06470.':
    'Una referencia de cuadrícula tiene tantos dígitos para el este como para el norte, cinco como máximo: 18S UJ 23480 06470.',
  'There is no square {square} in {zone}{band}. Check the letters.':
    'No hay ningún cuadrado {square} en {zone}{band}. Revise las letras.',
  'A grid reference names a square, here {size} wide; its middle is taken.':
    'Una referencia de cuadrícula indica un cuadrado, aquí de {size} de ancho; se toma su centro.',
  'The source took too long for this row. Ask for it again.':
    'La fuente tardó demasiado en esta fila. Pídala otra vez.',
  'The work on this row was interrupted several times. Ask for it again.':
    'El trabajo en esta fila se interrumpió varias veces. Pídala otra vez.',
  'This layer covers the whole country. Name the box to read.':
    'Esta capa cubre todo el país. Indique el recuadro que se debe leer.',
  'A condition has at most {most, number} characters.':
    'Una condición tiene como máximo {most, number} caracteres.',
  'A condition has fewer than {most, number} parentheses.':
    'Una condición tiene menos de {most, number} paréntesis.',
  'We cannot read this condition ({reason}). Compare a column with a value, such as {example}, and join conditions by AND and OR.':
    'No podemos leer esta condición ({reason}). Compare una columna con un valor, como {example}, y una las condiciones con AND y OR.',
  'This column has numbers. Give a number.': 'Esta columna tiene números. Indique un número.',
  'Give west,south,east,north in degrees, with west and south first.':
    'Indique oeste,sur,este,norte en grados, con el oeste y el sur primero.',
  'Coordinates are in {crs} only.': 'Las coordenadas solo van en {crs}.',
  'Give a whole number of at least {least, number}.': 'Indique un número entero de al menos {least, number}.',
  'There is no column or parameter of this name. This collection takes {names}.':
    'No hay ninguna columna ni parámetro con este nombre. Esta colección acepta {names}.',
  'This collection has no time by which it can be filtered.':
    'Esta colección no tiene una fecha por la que se pueda filtrar.',
  'There is no feature with this id.': 'No hay ningún elemento con este identificador.',
  'The latest figures are of different months: {a} and {b}.':
    'Las cifras más recientes son de meses distintos: {a} y {b}.',
  'A screening lead, not proof of contamination.':
    'Una pista para empezar a buscar, no una prueba de contaminación.',
  'An empty list does not mean there is none.': 'Una lista vacía no significa que no haya nada.',
  'The facilities of the Environmental Protection Agency are listed for the United States and its territories; this point lies in none of them.':
    'Las instalaciones de la Environmental Protection Agency se registran para los Estados Unidos y sus territorios; este punto no está en ninguno de ellos.',
  'Not in this list: Superfund sites, gas-station tanks, old polluted land, and most plants that are only planned.':
    'No están en esta lista: los sitios Superfund, los tanques de gasolineras, los terrenos contaminados hace tiempo y la mayoría de las plantas que solo están en proyecto.',
  'One distance is from an edge and the other from a point, so we compute no difference.':
    'Una distancia va desde un borde y la otra desde un punto, así que no calculamos la diferencia.',
  'We did not read all facilities at both places, so we compute no difference.':
    'No leímos todas las instalaciones de los dos lugares, así que no calculamos la diferencia.',
  'These are from two jurisdictions. Each values property by its own rules, so a difference would mean nothing.':
    'Son de dos jurisdicciones. Cada una valora las propiedades con sus propias reglas, así que una diferencia no diría nada.',
  '{before} and {after} are different things, made by different rules. A difference between them would look like a change where none was. Compare the same kind in two years.':
    '{before} y {after} son cosas distintas, hechas con reglas distintas. Una diferencia entre ellas parecería un cambio donde no lo hubo. Compare el mismo tipo en dos años.',
  'The two {kind}s are given at different levels: {before}, and {after}.':
    'Los dos valores ({kind}) se dan a niveles distintos: {before} y {after}.',
  'Answered in part': 'Respondido en parte',
  'None at this address': 'Ninguno en esta dirección',
  'newest {record}': 'el más reciente: {record}',
  '{city} has no {nouns} on record for {where}.':
    '{city} no tiene registros de este tipo ({nouns}) para {where}.',
  'We could not read {titles}.': 'No pudimos leer {titles}.',
  'We could not search the records of this property.':
    'No pudimos buscar en los registros de esta propiedad.',
  'Open means that the city has not recorded it as settled. Ask the {publisher} what is left to do, and give the number.':
    'Abierto significa que la ciudad no lo ha registrado como resuelto. Pregunte a la oficina ({publisher}) qué falta por hacer y dé el número.',
  'A square about six miles on a side, counted north or south of a base line: T2N is the second row north. It holds 36 sections. Not a unit of government.':
    'Un cuadrado de unas seis millas por lado, contado al norte o al sur de una línea base: T2N es la segunda fila al norte. Tiene 36 secciones. No es una unidad de gobierno.',
  'The column of a township, counted east or west of a principal meridian: R3E is the third column east.':
    'La columna de un township, contada al este o al oeste de un meridiano principal: R3E es la tercera columna al este.',
  'A square about one mile on a side, nominally 640 acres, numbered 1 to 36 from the northeast corner of its township, back and forth. Some townships have higher numbers.':
    'Un cuadrado de cerca de una milla por lado, de 640 acres nominales, numerado del 1 al 36 desde la esquina noreste de su township, de ida y vuelta. Algunos tienen números más altos.',
  'The north-south line from which ranges are counted. Each survey has its own, so the same numbers occur in several places.':
    'La línea de norte a sur desde la que se cuentan las columnas (ranges). Cada levantamiento tiene la suya, así que los mismos números se repiten en varios lugares.',
  'A half or quarter of a section, or of such a part. SENW is the southeast quarter of the northwest quarter, nominally 40 acres.':
    'La mitad o la cuarta parte de una sección, o de una de esas partes. SENW es el cuarto sureste del cuarto noroeste, de 40 acres nominales.',
  'A numbered piece of a section that is not a regular quarter, usually beside water or along the edge of a township.':
    'Un pedazo numerado de una sección que no es un cuarto regular, por lo común junto al agua o en el borde de un township.',
  'Ground elevation': 'Elevación del suelo',
  'No elevation is published here.': 'Aquí no se publica ninguna elevación.',
  'Elevations are published for the United States and its territories. By our outlines, this point is in none of them: at sea, abroad, or on an island too small for the outlines.':
    'Se publican elevaciones para los Estados Unidos y sus territorios. Según nuestros contornos, este punto no está en ninguno: está en el mar, en el extranjero o en una isla demasiado pequeña para los contornos.',
  'bare ground, from a model': 'suelo desnudo, según un modelo',
  'We did not read all cleanup sites at both places, so we compute no difference.':
    'No leímos todos los sitios de limpieza de los dos lugares, así que no calculamos la diferencia.',
  'We could not read the outline. Paste a GeoJSON polygon, or corners as longitude,latitude with a blank between them.':
    'No pudimos leer el contorno. Pegue un polígono GeoJSON, o las esquinas como longitud,latitud con un espacio entre ellas.',
  'The outline has several parts or a hole. Give one ring.':
    'El contorno tiene varias partes o un hueco. Indique un solo anillo.',
  'An outline has at least three corners.': 'Un contorno tiene al menos tres esquinas.',
  'A corner of the outline is not on the globe. Write longitude first, then latitude.':
    'Una esquina del contorno no está en el globo. Escriba primero la longitud y luego la latitud.',
  'The outline has more than {most, number} corners. Simplify it, or leave corners out.':
    'El contorno tiene más de {most, number} esquinas. Simplifíquelo o quite esquinas.',
  'The outline is larger than {most, number} square miles. Take a smaller one.':
    'El contorno mide más de {most, number} millas cuadradas. Elija uno más pequeño.',
  'The outline crosses itself. List its corners in order along the edge.':
    'El contorno se cruza consigo mismo. Indique sus esquinas en orden a lo largo del borde.',
  'The parcel whose outline contains the point.': 'La parcela cuyo contorno contiene el punto.',
  'The parcel that has this address on the roll, near the point. The point itself lies elsewhere, commonly on the street.':
    'La parcela que tiene esta dirección en el padrón, cerca del punto. El punto mismo está en otro lugar, por lo común en la calle.',
  'Not the address that was typed: this is the parcel that contains the point, and a point for an address can lie on a neighbor’s land.':
    'No es la dirección que se escribió: es la parcela que contiene el punto, y el punto de una dirección puede estar en el terreno de un vecino.',
  'The parcel at the center of the land that was described. It is not that land.':
    'La parcela en el centro del terreno que se describió. No es ese terreno.',
  'One of the two is another parcel than the address or land that was typed.':
    'Una de las dos es una parcela distinta de la dirección o del terreno que se escribió.',
  'The two values are of different years: {one} and {other}. A difference would mix the places with the years.':
    'Los dos valores son de años distintos: {one} y {other}. Una diferencia mezclaría los lugares con los años.',
  'the whole lot': 'todo el lote',
  'part of the lot': 'parte del lote',
  'the only one that touches the lot': 'el único que toca el lote',
  '{percent} of the lot': '{percent} del lote',
  'less than 1% of the lot': 'menos del 1% del lote',
  'more than 99% of the lot': 'más del 99% del lote',
  'all of this land': 'todo este terreno',
  'part of this land': 'parte de este terreno',
  'the only one that touches this land': 'el único que toca este terreno',
  '{percent} of this land': '{percent} de este terreno',
  'less than 1% of this land': 'menos del 1% de este terreno',
  'more than 99% of this land': 'más del 99% de este terreno',
  'Shares are measured by us between a published outline and the outline of the land that was described. Neither is a survey.':
    'Las partes las medimos nosotros entre un contorno publicado y el contorno del terreno que se describió. Ninguno es un deslinde.',
  'Shares are measured by us between two published outlines. The outline of the lot is its publisher’s, not a survey.':
    'Las partes las medimos nosotros entre dos contornos publicados. El contorno del lote es de quien lo publica, no un deslinde.',
  'Answers are in json, pjson or geojson.': 'Las respuestas van en json, pjson o geojson.',
  'This server does not support this parameter. Leave it out.':
    'Este servidor no admite este parámetro. Quítelo.',
  'Coordinates are in 4326 (degrees) or 3857 (Web Mercator).':
    'Las coordenadas van en 4326 (grados) o 3857 (Web Mercator).',
  'Give a box as xmin,ymin,xmax,ymax or as an envelope in JSON.':
    'Indique un recuadro como xmin,ymin,xmax,ymax o como un envelope en JSON.',
  'The area is a box: esriGeometryEnvelope.': 'El área es un recuadro: esriGeometryEnvelope.',
  'The relation is esriSpatialRelIntersects.': 'La relación es esriSpatialRelIntersects.',
  'Give a whole number from {least, number} to {most, number}.':
    'Indique un número entero de {least, number} a {most, number}.',
  'Give object ids as whole numbers with commas.':
    'Indique identificadores de objeto como números enteros separados por comas.',
  'There is no column {name}.': 'No hay ninguna columna {name}.',
  'Give columns with commas, each with ASC or DESC.':
    'Indique columnas separadas por comas, cada una con ASC o DESC.',
  'Sample data: made up for demonstration, not taken from any official record.':
    'Datos de ejemplo: inventados para la demostración, no tomados de ningún registro oficial.',
  Source: 'Fuente',
  '{source}, retrieved {day}': '{source}, obtenido el {day}',
  'Question, {label}: {value}': 'Pregunta, {label}: {value}',
  'Source, {label}: {value}': 'Fuente, {label}: {value}',
  '{count, number} rows have no position.': {
    one: '{count, number} fila no tiene posición.',
    other: '{count, number} filas no tienen posición.',
  },
  'This is a lot-and-block description. The county recorder keeps the plat that shows the lot. Here, type the street address or coordinates instead.':
    'Esta es una descripción por lote y manzana. El registrador del condado (county recorder) guarda el plano que muestra el lote. Escriba aquí la dirección o las coordenadas.',
  'This is a metes-and-bounds description. It names no section, so we cannot place it. The county recorder keeps the deed; type the street address or coordinates instead.':
    'Esta es una descripción por medidas y linderos (metes and bounds). No nombra ninguna sección, así que no podemos ubicarla. El registrador del condado (county recorder) guarda la escritura; escriba la dirección o las coordenadas.',
  'This metes-and-bounds description starts {from} of section {number}. Of which township? Add it to the description, for example T2N R3E, with the state.':
    'Esta descripción por medidas y linderos (metes and bounds) empieza {from} de la sección {number}. ¿De qué township? Agréguelo a la descripción, por ejemplo T2N R3E, con el estado.',
  'Which {axis} is it? Write it like {example}.': '¿Cuál es ({axis})? Escríbalo así: {example}.',
  'Is the {axis} {one} or {other}?': '{axis}: ¿{one} o {other}?',
  'More than one {axis} is named. Which one is it?': 'Se nombra más de uno ({axis}). ¿Cuál es?',
  'Every township in {place} is {names} of its base line, so {implied} is taken as meant.':
    'En {place}, todos los townships están a un mismo lado de su línea base ({names}), así que se toma {implied}.',
  '"{state}" is not a state. Which state is it?': '“{state}” no es un estado. ¿Qué estado es?',
  'More than one state is named. Which one is the land in?':
    'Se nombra más de un estado. ¿En cuál está el terreno?',
  '{name} has no {titles}: {reason}. Which state is it?':
    '{name} no tiene {titles}: {reason}. ¿Qué estado es?',
  '{name} is not part of the Public Land Survey System: {reason}.':
    '{name} no es parte del Public Land Survey System: {reason}.',
  '{name} is surveyed from one meridian only ({titles}), so it is taken as meant.':
    '{name} se midió desde un solo meridiano ({titles}), así que se toma ese.',
  '{name} is not surveyed from {titles}. Which meridian is it, or is the state different?':
    '{name} no se midió desde {titles}. ¿Qué meridiano es, o se trata de otro estado?',
  'Not used: “{text}”.': 'No se usó: “{text}”.',
  '“{text}” is read as {titles}.': '“{text}” se lee como {titles}.',
  'More than one meridian is named. Which one is it?': 'Se nombra más de un meridiano. ¿Cuál es?',
  '{named} is not a principal meridian we know. Which meridian is it?':
    '{named} no es un meridiano principal que conozcamos. ¿Qué meridiano es?',
  'The meridian can be {codes}; each is looked up.': 'El meridiano puede ser {codes}; se busca en cada uno.',
  'We cannot read the section number. Which section is it, 1 to 36?':
    'No podemos leer el número de sección. ¿Qué sección es, de la 1 a la 36?',
  'There is no section {wrong}. Which section is it, 1 to 36?':
    'No hay ninguna sección {wrong}. ¿Qué sección es, de la 1 a la 36?',
  'More than one section is named. Which one is it?': 'Se nombra más de una sección. ¿Cuál es?',
  'Section {section}: numbers above 36 are unusual, but some townships have them.':
    'Sección {section}: los números mayores de 36 son poco comunes, pero algunos townships los tienen.',
  'We found the township. Without a section number we cannot place {named}.':
    'Encontramos el township. Sin un número de sección no podemos ubicar {named}.',
  'We found the section. We cannot place {named} in it.':
    'Encontramos la sección. No podemos ubicar {named} en ella.',
  'Which township or section identifier is it?': '¿Qué identificador de township o sección es?',
  'More than one identifier is given. Which one is it?': 'Se indica más de un identificador. ¿Cuál es?',
  '{id} begins with "{state}", which is not a state. Check the identifier.':
    '{id} empieza con “{state}”, que no es un estado. Revise el identificador.',
  '{id} has meridian code {meridian}, which is not in use.':
    '{id} tiene el código de meridiano {meridian}, que no se usa.',
  'The identifier is in {name}, but {name2} is named too. Which is right?':
    'El identificador es de {name}, pero también se nombra {name2}. ¿Cuál es correcto?',
  '{id} has no township or range number. Check the identifier.':
    '{id} no tiene número de township ni de columna (range). Revise el identificador.',
  'The identifier is of the {meridianName} Meridian, but {said} is named too. Which is right?':
    'El identificador es del meridiano {meridianName}, pero también se nombra {said}. ¿Cuál es correcto?',
  'The identifier and the township and range beside it differ. Which identifier is right?':
    'El identificador no coincide con el township y la columna (range) que lo acompañan. ¿Qué identificador es correcto?',
  'The {meridianName} meridian is not otherwise used in {name}.':
    'El meridiano {meridianName} no se usa en ningún otro caso en {name}.',
  'Division {type} {number} is not a section (a protraction block, tract or water).':
    'La división {type} {number} no es una sección (es un bloque de protracción, un tract o agua).',
  '"{shown}" is not a whole identifier: a township has 15 characters, a section 19 or more.':
    '“{shown}” no es un identificador completo: el de un township tiene 15 caracteres y el de una sección 19 o más.',
  'Does "NE" mean Nebraska or the northeast quarter?': '¿“NE” quiere decir Nebraska o el cuarto noreste?',
  'Is this a township and range, or a latitude and longitude?':
    '¿Es un township y columna (range), o una latitud y longitud?',
  '"S2" is read as Section 2.': '“S2” se lee como Section 2.',
  'A PO box is not a home. Type the street address.':
    'Un apartado postal (PO box) no es una casa. Escriba la dirección.',
  'The outline is larger than {most} square miles. Take a smaller one.':
    'El contorno mide más de {most} millas cuadradas. Elija uno más pequeño.',
} satisfies Readonly<Record<string, SentenceTemplate>>
