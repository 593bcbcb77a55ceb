/** Where the Python for browsers is; made by `web/tools/python.ts`. */
declare module 'virtual:python' {
  const python: import('./messages').PythonFiles;
  export default python;
}
