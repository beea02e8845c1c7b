declare module '*?only=server-away' {
  const text: string;
  export default text;
}
