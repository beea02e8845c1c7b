export { boxOf, clearing, dashed, type Edge, FAR, HIGH, NEAR, rim, SIDE, sideAt, tile, tileBack } from './ground';
export { barred, barredBody, counter, mother, motherBody, mushroomBack, orderBody, spore, sporesBody, token, tokenBody } from './pieces';
export {
  type Action,
  action,
  ACTIONS,
  type Colour,
  COLOURS,
  costRow,
  endToken,
  insect,
  insectBody,
  pip,
  points,
  spread,
  TINT,
  type Wind,
  windDie,
} from './signs';
