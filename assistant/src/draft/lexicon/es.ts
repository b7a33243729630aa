import type { Lexicon } from './lexeme.ts';

export const es: Lexicon = {
  'do:send':
    'devuelve|devuélvele|devolver|devuélveselos|le debo|mándale|pásale|pasa|envía|envia|enviar|enviale|envíale|manda|mandar|mándale|mandale|paga|pagar|págale|pagale|transfiere|transferir|transfiérele|da|dar|dale|dona|donar|devuelve|pasa|pásale|pasale|regala|enviarle|mandarle|pagarle|mueve|mover|una transferencia',
  'do:swap':
    'cambia|cambiar|cámbiame|intercambia|intercambiar|convierte|convertir|canjea|canjear|vende|vender|swap|swapea|swapear|permuta|permutar|trueca',
  'do:buy': 'compra|comprar|cómprame|adquirir|adquiere',
  'do:wrap': 'envuelve|envolver|wrap|wrapea|wrapear',
  'do:unwrap': 'desenvuelve|desenvolver|unwrap',
  'do:deposit':
    'deposita|depositar|ingresa|ingresar|pon|poner|stakea|stakear|hacer staking|haz staking|presta|prestar|invierte|invertir|mete|meter',
  'do:claim': 'reclama|reclamar|cobra|cobrar|recoge|recoger|retira mis recompensas',
  'do:list': 'pon en venta|poner en venta|lista|listar|ofrece|ofrecer',
  'do:allow':
    'permite|permitir|permítele|autoriza|autorizar|aprueba|aprobar|da permiso|dar permiso|dale permiso|concede|conceder|habilita a',
  'do:allow loose': 'deja|dejar',
  'do:revoke':
    'revoca|revocar|revócale|retira el permiso|retirar el permiso|quita el permiso|quitar el permiso|elimina el permiso|eliminar el permiso',
  'do:revoke loose': 'quita|quitar|quítale|anula|anular|cancela|cancelar',
  'do:stop':
    'ya no|no … más|nunca más|deje de|deja de|dejar de|prohíbe|prohibir|impide|impedir|evita|evitar|bloquea|bloquear|que deje de|detén',
  'do:signIn':
    'inicia sesión|iniciar sesión|inicia sesión en|iniciar sesión en|entra|entrar|entra en|entrar en|conéctame|conectarme|conéctate|acceder|accede|identifícame|loguearme|login',
  'do:say': 'firma|firmar|firma el mensaje|firmar el mensaje|firma el texto',
  'do:add': 'añade|añadir|agrega|agregar|activa|activar|instala|incluye',
  'do:remove': 'elimina|eliminar|borra|borrar|desactiva|desactivar|saca|sacar',
  'do:replace': 'reemplaza|reemplazar|sustituye|sustituir',
  'do:set': 'establece|establecer|fija|fijar|actualiza|actualizar|cambia el|cambiar el',
  'do:set part:delegation': 'delega|delegar',
  'do:nothing':
    'no hagas nada|nada más que mirar|no hacer nada|nada|no hacer nada|que no pase nada|no debe pasar nada|solo mirar|sólo mirar|no quiero hacer nada|no haga nada',
  'do:other':
    'puentea|puentear|bridge|mintea|mintear|acuña|acuñar|pide prestado|pedir prestado|vota|votar|quema|quemar|retirar|retira|sacar de',
  spend: 'tocar|mover|gastar|gaste|usar|use|tomar|tome|mover mis|utilizar|utilice|disponer|gastando',
  permission:
    'permiso|permisos|aprobación|aprobaciones|autorización|autorizaciones|acceso|accesos|asignación',
  'part:owner': 'propietario|propietaria|dueño|dueña|firmante|owner|propietarios|firmantes',
  'part:threshold': 'umbral|firmas necesarias|firmas requeridas',
  'part:module': 'módulo|módulos',
  'part:guard': 'guard|guardia|guardián',
  'part:handler': 'handler|manejador',
  'part:code': 'código|implementación',
  'part:delegation': 'delegación',
  safe: 'safe|multisig|multifirma',
  'to at': 'a',
  to: 'al|hacia|para|destinatario',
  from: 'de mi|desde|del',
  'on into': 'en',
  into: 'a cambio de|contra',
  for: 'durante|por|y recibir|y recibe|recibiendo|recibir|recibo|y obtener|obtener|para recibir|para obtener',
  with: 'con|mediante|vía|a través de',
  'from of': 'de',
  of: 'del tipo',
  on: 'en|sobre|en la|en el|en la red',
  as: 'como',
  atLeast:
    'al menos|como mínimo|mínimo|min|por lo menos|no menos de|mínimo de|un mínimo de|o más|cuando menos',
  atMost:
    'como máximo|máximo|max|hasta|a lo sumo|no más de|máximo de|un máximo de|o menos|como mucho|con un límite de|límite de',
  all: 'todo|todos|toda|todas|todos mis|todas mis|todo mi|toda mi|todo el|toda la|todos los|todas las|entero|completo',
  noLimit: 'ilimitado|ilimitada|ilimitados|sin límite|sin límites|infinito|ilimitadamente|sin tope',
  until: 'hasta el|válido hasta|hasta el día|que caduque el|que expire el',
  fee: 'comisión|comisiones|gas|tarifa|comisión de red|tarifa de gas|coste de gas',
  not: 'ningún|ninguna|ninguno|nadie|prohibido|no|nunca|sin|excepto|salvo|menos|tampoco|ni|jamás|en vez de|en lugar de',
  if: 'si|cuando|en caso de que|siempre que|a menos que|solo si|sólo si|después de que|antes de|mientras|en cuanto',
  time: 'mañana|luego|más tarde|esta noche|la próxima semana|próxima|el próximo mes|cada día|cada semana|cada mes|cada|mensualmente|semanalmente|diariamente|dos veces|otra vez|de nuevo|tres veces|veces|el lunes|el martes|el miércoles|el jueves|el viernes|el sábado|el domingo|lunes|viernes|todos los días|todos los meses|todas las semanas|pasado mañana',
  more: 'después|y después|y luego|también|además|o|entonces|primero|ambos|cada uno|quizás|tal vez|aproximadamente|unos|unas|alrededor de|casi|algunos|algo de',
  number:
    'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|veintiuno|veintidós|veinticinco|uno|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|trescientos|cuatrocientos|seiscientos|setecientos|ochocientos|novecientos|millones|tercio|cuarto|cien|ciento|mil|millón|medio|media|la mitad|mitad|un cuarto|doble|docena|cero|un poco|un poco de|por ciento|doscientos|quinientos',
  item: 'nft|nfts|coleccionable',
  someone: 'le|les|él|ella|alguien|mi amigo|mi amiga|mi madre|mi hermano|amigo|amiga|su|sus',
  question:
    'qué|que es|cómo|por qué|quién|cuál|cuánto|cuánta|cuántos|dónde|es seguro|es esto|debo|debería|puedo|hay|qué pasa',
  'do:send me': 'envíame',
  'do:set relative': 'sube|subir|baja|bajar|aumenta|aumentar',
  any: 'cualquier',
  'me clitic': 'me|nos',
  me: 'mí',
  polite: 'puedes|podrías|puede usted',
  own: 'cuenta|billetera|cartera|wallet',
  place: 'dirección|contrato|protocolo|app|aplicación|sitio|página|web|pool',
  net: 'red|cadena|mainnet',
  goods: 'token|tokens|moneda|monedas|cripto|saldo|recompensas|recompensa|intereses',
  says: 'mensaje|texto',
  may: 'podría',
  price: 'precio|tasa|valor',
  unit: 'segundos|minutos|horas|hora|días|día|semanas|semana|meses|mes|años|año',
  fill: 'para hacer staking|pa hacer staking|nada más|y nada más|nada mas|pueda|poder|por favor|porfa|yo|mi|mis|nuestro|nuestra|nosotros|tú|te|tu|lo|la|los|las|el|un|una|que|este|esta|estos|esto|eso|ese|esa|quiero|quisiera|querría|necesito|debe|puede|voy|vamos|ahora|ya|hoy|inmediatamente|simplemente|hola|oye|y|es|son|ser|está|tengo|tiene|cantidad|exactamente|exacto|solo|sólo|únicamente|gracias|ayúdame|allí|aquí|gustaría|hacer|nuevo|nueva|mío|mía|total|ir|siguiente|para que',
  only: 'sin pagar|sin pago|ningún pago',
  limited: 'no ilimitado|no ilimitada|no infinito',
  behalf: 'como mi|en nombre de|en nombre de mi',
};
