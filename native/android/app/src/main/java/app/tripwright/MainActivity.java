package app.tripwright;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
