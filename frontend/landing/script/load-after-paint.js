{
  const { src } = document.currentScript.dataset;
  const { classList } = document.documentElement;
  const goOn = () => {
    classList.remove('unpainted');
    import(src);
  };
  if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
    if (location.hash === '') classList.add('unpainted');
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      goOn();
    }).observe({ type: 'paint', buffered: true });
  } else goOn();
}
