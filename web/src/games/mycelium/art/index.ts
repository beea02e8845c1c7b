export { boxOf, clearing, cone, dashed, type Edge, FAR, HIGH, NEAR, rim, SIDE, sideAt, tile, tileBack } from './ground';
export { barred, barredBody, counter, mother, motherBody, mushroomBack, orderBody, spore, sporesBody, token, tokenBody } from './pieces';
export {
  type Action,
  action,
  ACTIONS,
  bonus,
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
  underneath,
  type Wind,
  windDie,
} from './signs';
